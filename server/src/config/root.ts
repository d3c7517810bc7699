import { fileURLToPath } from 'node:url';

/** Root of the repository; in the production artefact, where `deploy/artefact.js` replaces this module, of the artefact. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
