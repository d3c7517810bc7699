import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { integrityOf } from '@glow/shared/integrity';

/** The page's inline script (`shared/src/hydration/inlineScript.ts`), minified to less than 1 kB. */
export const inlineScript = compile('inlineScript');

/** Its hash source for the content security policy. */
export const inlineScriptSource = `'${integrityOf(inlineScript)}'`;

/** The script that replays what the inline script has queued (`shared/src/hydration/replayScript.ts`). */
export const replayScript = compile('replayScript');

/** Its integrity, `sha256-…`. */
export const replayScriptIntegrity = integrityOf(replayScript);

/** Its path. */
export const REPLAY_SCRIPT_PATH = '/replay.js';

/** The version in its URL, with which browsers keep it for a year: ten letters and digits of its hash. */
export const replayScriptVersion = replayScriptIntegrity.replace(/\W/g, '').slice(-10);

function compile(name: string): string {
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
