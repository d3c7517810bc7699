import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { clusterArchive } from '@glow/server/testing';
import { packages, readJson, root, readRelease } from '../build/packages.js';
import { compiledScripts } from '@glow/server/web';

/** Names and versions of the packages that one needs. */
type Needs = Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>>;

/** The packages of `package-lock.json`, by folder. */
type Packages = Record<string, Needs>;

/** Workspaces whose packages the artefact needs: the server, and `tools` for the commands. */
const FOLDERS = ['server', 'tools'];

/** The artefact's `package.json`; its dependencies are the packages that the programs import or start. */
function manifestOf(
  { version, engines }: { version: string; engines: object },
  { dependencies = {}, optionalDependencies }: Needs,
  imported: readonly string[],
) {
  return {
    name: 'glow-store',
    version,
    private: true,
    type: 'module',
    engines,
    scripts: { start: 'node server/main.js', glow: 'node server/glow.js' },
    dependencies: Object.fromEntries(imported.map((name) => [name, dependencies[name] ?? ''])),
    optionalDependencies,
  };
}

/** The part that a manifest needs, moved to the root. Throws if two versions of a package are needed at one place. */
function lockOf(lock: { packages: Packages }, manifest: ReturnType<typeof manifestOf>) {
  const { packages } = lock;
  const needed = new Map<string, Needs>();

  function visit(place: string, { dependencies, optionalDependencies, peerDependencies }: Needs): void {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(name, place, packages);
      if (!found || needed.get(moved(found)) === packages[found]) continue;
      if (needed.has(moved(found))) throw new Error(`GLOW-101 Two versions of ${name} are needed at one place.`);
      needed.set(moved(found), packages[found] ?? {});
      visit(found, packages[found] ?? {});
    }
  }

  const { name, version, dependencies, optionalDependencies, engines } = manifest;
  for (const folder of FOLDERS) {
    const own = Object.entries(packages[folder]?.dependencies ?? {}).filter(([needed]) => needed in dependencies);
    visit(folder, { dependencies: Object.fromEntries(own), optionalDependencies });
  }
  const own = { name, version, dependencies, optionalDependencies, engines };
  return { ...lock, name, version, packages: { '': own, ...Object.fromEntries([...needed].sort()) } };
}

function moved(place: string): string {
  const folder = FOLDERS.find((name) => place.startsWith(`${name}/`));
  return folder ? place.slice(folder.length + 1) : place;
}

/** Looks for a package from `from` upwards, as Node does; undefined if an optional package is not installed. */
function placeOf(name: string, from: string, packages: Packages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/** The server, the processes that it starts from files beside its own, and the operator's commands. */
const PROGRAMS = {
  main: 'server/src/main.ts',
  registryService: 'server/src/registry/registryService.ts',
  renderWorker: 'server/src/web/rendering/renderWorker.js',
  glow: 'server/src/operations/commands/glow.ts',
};

/** These replace the repository's modules: the root is the folder above, and pages have compiled scripts. */
const REPLACED: Record<string, () => string> = {
  'server/src/base/config/root.ts': () =>
    `import { fileURLToPath } from 'node:url'; export const ROOT = fileURLToPath(new URL('..', import.meta.url));`,
  'server/src/web/pages/browserScripts.ts': compiledScripts,
};

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

/** Not deleted from the folder: installed packages, and the data of a store that was started there. */
const KEPT = ['node_modules', '.data', 'releases'];

/** Files that the server reads, at the same place in the repository and in the artefact. */
const FILES = [...packages.map(({ folder }) => `${folder}/dist`), 'shared/dist/images', 'shared/assets/brand'];
const MIGRATIONS = 'server/src/shop/database/migrations';

/** Makes the folder with which the store runs without its sources (decision 0073). All packages must be built. */
export async function makeArtefact(folder: string): Promise<void> {
  const copy = (from: string, to = from) =>
    cpSync(path.join(root, from), path.join(folder, to), { recursive: true, preserveTimestamps: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);

  const repository = readJson('package.json');
  const { optionalDependencies, ...server } = readJson('server/package.json');
  const dependencies = { ...server.dependencies, ...readJson('tools/package.json').dependencies };
  mkdirSync(folder, { recursive: true });
  console.log(`Making ${folder} …`);
  for (const name of readdirSync(folder).filter((entry) => !KEPT.includes(entry)))
    rmSync(path.join(folder, name), { recursive: true });
  FILES.forEach((file) => copy(file));
  copy(MIGRATIONS, 'server/migrations');
  copyFileSync(await clusterArchive(), path.join(folder, 'server/cluster.br'));
  const imported = await bundleServer(
    path.join(folder, 'server'),
    Object.keys(dependencies).filter((name) => !name.startsWith('@glow/')),
  );
  const manifest = manifestOf(repository, { dependencies, optionalDependencies }, imported);
  write('package.json', manifest);
  write('package-lock.json', lockOf(readJson('package-lock.json'), manifest));
}

/** Bundles the programs; `dependencies` stay imports. Returns the names of the imported ones. */
async function bundleServer(folder: string, dependencies: readonly string[]): Promise<string[]> {
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

/** Builds changed packages among the named ones (default: all), and makes the artefact if every package was built. */
export async function buildStore(names: string[]): Promise<void> {
  await (await import('../build/buildPackages.js')).buildStale(names);
  const unbuilt = packages.filter((target) => !readRelease(target)).map(({ name }) => name);
  if (unbuilt.length > 0)
    return console.log(`No folder to deploy was made, because ${unbuilt.join(', ')} was never built.`);
  const folder = path.join(root, 'dist');
  await makeArtefact(folder);
  await (await import('../checks/npm.js')).writeBillOfMaterials(path.join(folder, 'sbom.cdx.json'));
}
