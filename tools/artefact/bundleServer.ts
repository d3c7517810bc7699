import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../build/packages.js';
import { compiledScripts } from '../../server/src/pages/browserScripts';

/** The server, the processes and threads that it starts, whose files are beside its own, and the operator's commands. */
const PROGRAMS = {
  main: 'server/src/main.ts',
  registryService: 'server/src/registry/main.ts',
  renderWorker: 'server/src/rendering/renderWorker.js',
  embeddedWorker: 'server/src/database/embeddedWorker.js',
  glow: 'tools/artefact/glow.ts',
};

/** Modules that stand for those of the repository: the root is the folder above, and no script of pages is compiled any more. */
const REPLACED: Record<string, () => string> = {
  'server/src/config/root.ts': () =>
    `import { fileURLToPath } from 'node:url'; export const ROOT = fileURLToPath(new URL('..', import.meta.url));`,
  'server/src/pages/browserScripts.ts': compiledScripts,
};

/**
 * Bundles the programs as JavaScript into a folder, each as one file with its name and common chunks. The packages of `dependencies` stay
 * imports; returns the names of those that are imported.
 */
export async function bundleServer(folder: string, dependencies: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    outdir: folder,
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: dependencies.flatMap((name) => [name, `${name}/*`]),
    plugins: [replaceModules],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map((found) => found.path));
  return dependencies.filter((name) => imports.some((found) => found === name || found.startsWith(`${name}/`)));
}

const replaceModules: Plugin = {
  name: 'replace modules',
  setup({ onLoad }) {
    for (const [file, contents] of Object.entries(REPLACED)) {
      const full = path.join(root, file);
      onLoad({ filter: new RegExp(`[\\\\/]${path.basename(file)}$`) }, ({ path: loaded }) =>
        loaded === full ? { contents: contents(), loader: 'js' } : undefined,
      );
    }
  },
};
