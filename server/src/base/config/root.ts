import { fileURLToPath } from 'node:url';

/** Root of the repository, or of the production artefact, in which `tools/artefact` replaces this module. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
