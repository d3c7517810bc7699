import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

/**
 * A script of `shared/src/hydration`, minified. It is compiled when it is asked for; in the production artefact, where
 * `tools/artefact/artefact.js` replaces this module, when the artefact is made.
 */
export function browserScript(name: string): string {
  const source = new URL(`../../../shared/src/hydration/${name}.ts`, import.meta.url);
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    // the repository's settings would add "use strict"
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
