export { publishBuild } from './publishing/publishBuild';
export { createBuildRepositoryReader, type StoredRelease } from './repository/buildRepository';
export { goLive, goLiveAlone, rollBack, startCanary } from './repository/pointers';
export { PREVIEW_PURPOSE, signPreview } from './repository/preview';
export { changePointers } from './repository/registryFile';
export { parseRelease } from './repository/releaseSchema';
