import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

/**
 * A script of `shared/src/hydration`, minified. It is compiled at each call; in the production artefact, another module takes the place of
 * this one, with the scripts as they were compiled when the artefact was made (`tools/artefact`).
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
