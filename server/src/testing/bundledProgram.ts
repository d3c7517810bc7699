import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { compiledScripts } from '../pages/browserScripts';

/** Bundles a program of the repository before the tests of this file. Returns the path of the bundle. */
export function bundledProgram(file: string): () => string {
  let folder: string;
  let bundle: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'glow-program-'));
    bundle = await bundleProgram(file, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => bundle;
}

/**
 * Bundles a program of the repository into a folder: it starts in a third of the processor time that tsx takes.
 * Packages are loaded from where they are, and so are the files that a module names by its own URL. Returns the path of the bundle.
 */
export async function bundleProgram(file: string, folder: string): Promise<string> {
  await build({
    entryPoints: [file],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    plugins: [inPlace],
  });
  return join(folder, `${parse(file).name}.mjs`);
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
