import { createRequire } from 'node:module';

/** Required, because Node looks through all of a CommonJS module that is imported for the names of its exports. */
export const ts = createRequire(import.meta.url)('typescript');
