import { fileURLToPath } from 'node:url';

/** Root of the repository; in the production artefact, where `tools/artefact` replaces this module, of the artefact. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
