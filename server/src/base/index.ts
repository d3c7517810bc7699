export { STORE } from './config/project';
export { signer } from './config/signingKey';
export type { Database } from './database/Database';
export { clusterIn, openRunning } from './database/embedded/openEmbedded';
export { readPostmaster, runningUrl } from './database/embedded/postmaster';
export { freePort } from './system/freePort';
