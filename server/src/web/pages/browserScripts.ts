import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** Minifies a script of `shared/src/hydration`. A bundled server has `compiledScripts` instead of this module. */
export function browserScript(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../../../shared/src/hydration/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    // the repository's settings would add "use strict"
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The source of a module that returns the compiled scripts without a compiler. */
export function compiledScripts(): string {
  const scripts = Object.fromEntries(['inlineScript', 'replayScript'].map((name) => [name, browserScript(name)]));
  return `const scripts = ${JSON.stringify(scripts)}; export const browserScript = (name) => scripts[name];`;
}
