import { createRequire } from 'node:module';

/** Required, because Node would search all of an imported CommonJS module for the names of its exports. */
export const ts = createRequire(import.meta.url)('typescript');
