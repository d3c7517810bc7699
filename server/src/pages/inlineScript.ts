import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { integrityOf } from '@glow/shared/integrity';

const source = new URL('../../../shared/src/hydration/inlineScript.ts', import.meta.url);

/** The page's inline script (`shared/src/hydration/inlineScript.ts`), minified to less than 1 kB. */
export const inlineScript = compile(fileURLToPath(source));

/** Its hash source for the content security policy. */
export const inlineScriptSource = `'${integrityOf(inlineScript)}'`;

function compile(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    // the repository's settings would add "use strict"
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
