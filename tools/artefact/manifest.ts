/** The fields of `package.json` that are read. */
export interface Manifest {
  version: string;
  private?: boolean;
  type?: string;
  engines?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface LockedPackage extends Pick<Manifest, 'dependencies' | 'optionalDependencies'> {
  peerDependencies?: Record<string, string>;
}

/** `package-lock.json`, with its packages by folder. */
export interface Lock {
  name?: string;
  version?: string;
  packages: Record<string, LockedPackage>;
}

/** Workspaces whose packages the artefact needs: the server, and `tools` for the commands. */
const FOLDERS = ['server', 'tools'];

/** The artefact's `package.json`; its dependencies are the packages that the programs import or start. */
export function manifestOf(
  repository: Manifest,
  { dependencies = {}, optionalDependencies }: Pick<Manifest, 'dependencies' | 'optionalDependencies'>,
  imported: readonly string[],
): Manifest & { name: string } {
  return {
    name: 'glow-store',
    version: repository.version,
    private: true,
    type: 'module',
    engines: repository.engines,
    scripts: { start: 'node server/main.js', glow: 'node server/glow.js' },
    dependencies: Object.fromEntries(imported.map((name) => [name, dependencies[name] ?? ''])),
    optionalDependencies,
  };
}

/** The part that a manifest needs, moved to the root. Throws if two versions of a package are needed at one place. */
export function lockOf(lock: Lock, manifest: Manifest & { name: string }): Lock {
  const { packages } = lock;
  const needed = new Map<string, LockedPackage>();

  function visit(place: string, { dependencies, optionalDependencies, peerDependencies }: LockedPackage): void {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(name, place, packages);
      if (!found || needed.get(moved(found)) === packages[found]) continue;
      if (needed.has(moved(found)))
        throw new Error(`The server and its packages need two versions of ${name} at one place.`);
      needed.set(moved(found), packages[found] ?? {});
      visit(found, packages[found] ?? {});
    }
  }

  const { name, version, dependencies = {}, optionalDependencies, engines } = manifest;
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
function placeOf(name: string, from: string, packages: Lock['packages']): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}
