import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { compiledScripts } from '../web/pages/browserScripts';

const bundled: string[] = [];
let bundling: Promise<string[]> | undefined;

/** Bundles a program of the repository before this file's tests, with its other ones; the result returns the path. */
export function bundledProgram(file: string): () => string {
  const index = bundled.push(file) - 1;
  let bundle = '';
  beforeAll(async () => {
    bundling ??= bundlePrograms(bundled, mkdtempSync(join(tmpdir(), 'glow-program-')));
    bundle = (await bundling)[index] ?? '';
  });
  return () => bundle;
}

/** Bundles a program of the repository into a folder. Returns the path of the bundle. */
export async function bundleProgram(file: string, folder: string): Promise<string> {
  return (await bundlePrograms([file], folder))[0] ?? '';
}

/**
 * Bundles programs: they start in a third of tsx's processor time. Packages stay where they are, and so do files that
 * a module names by its own URL.
 */
async function bundlePrograms(files: readonly string[], folder: string): Promise<string[]> {
  const names = files.map((file) => parse(file).name);
  await build({
    entryPoints: Object.fromEntries(files.map((file, index) => [names[index] ?? '', file])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    plugins: [inPlace],
  });
  return names.map((name) => join(folder, `${name}.mjs`));
}

const inPlace: Plugin = {
  name: 'in place',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === inPlace || path.startsWith('@glow/')) return undefined;
      const found = await bundle.resolve(path, { resolveDir, kind, pluginData: inPlace });
      return { path: found.external ? path : pathToFileURL(found.path).href, external: true };
    });
    bundle.onLoad({ filter: /[\\/]browserScripts\.ts$/ }, () => ({ contents: compiledScripts() }));
    bundle.onLoad({ filter: /\.[jt]s$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};
