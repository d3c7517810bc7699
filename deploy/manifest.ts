/** What is read of `package.json`. */
export interface Manifest {
  version: string;
  engines?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** A package of `package-lock.json`, as far as it is read. */
interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** `package-lock.json`; its packages by their place. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** The artefact's only workspace, and its folder: where `package-lock.json` has the server, so that places of packages stay. */
const WORKSPACE = 'glow-store-server';
const FOLDER = 'server';

/** A script that starts an operator's command: its file, and its arguments. Releases are made where the sources are. */
const COMMAND = /^node (?:--import tsx )?((?:server\/src\/cli\/(?!releases\/)\S+|shared\/cli\/status)\.[jt]s)(.*)$/;

/** The operator's commands: the files of their programs by the name of the program in the artefact. */
export function programsOf(manifest: Manifest): Record<string, string> {
  return Object.fromEntries(commandsOf(manifest).map(({ program, file }) => [program, file]));
}

function commandsOf({ scripts = {} }: Manifest): { name: string; file: string; program: string; args: string }[] {
  return Object.entries(scripts).flatMap(([name, line]) => {
    const [, file = '', args = ''] = COMMAND.exec(line) ?? [];
    const program = file.replace(/^.*\/cli\/|\.\w+$/g, '').replaceAll('/', '-');
    return file ? [{ name, file, program, args }] : [];
  });
}

/** The artefact's `package.json`: it starts the server and the operator's commands. */
export function manifestOf(manifest: Manifest): object {
  const commands = commandsOf(manifest).map(({ name, program, args }) => [name, `node ${FOLDER}/${program}.js${args}`]);
  return {
    name: 'glow-store',
    version: manifest.version,
    private: true,
    type: 'module',
    engines: manifest.engines,
    workspaces: [FOLDER],
    scripts: { start: `node ${FOLDER}/main.js`, ...Object.fromEntries(commands) },
  };
}

/** The `package.json` of its server, with the packages that are imported. */
export function serverManifestOf({ version, dependencies = {} }: Manifest, imported: readonly string[]): object {
  return {
    name: WORKSPACE,
    version,
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(imported.map((name) => [name, dependencies[name]])),
  };
}

/** The part of `package-lock.json` that the server's packages need. */
export function lockOf(lock: Lock, root: object, server: LockedPackage): Lock {
  const { packages } = lock;
  const needed = new Set<string>();

  function visit(place: string, { dependencies, optionalDependencies, peerDependencies }: LockedPackage): void {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(name, place, packages);
      if (!found || needed.has(found)) continue;
      needed.add(found);
      visit(found, packages[found] ?? {});
    }
  }

  visit(FOLDER, server);
  return {
    ...lock,
    ...pick(root, ['name', 'version']),
    packages: {
      '': pick(root, ['name', 'version', 'workspaces', 'engines']),
      ...Object.fromEntries(Object.entries(packages).filter(([place]) => needed.has(place))),
      [FOLDER]: pick(server, ['name', 'version', 'dependencies']),
      [`node_modules/${WORKSPACE}`]: { resolved: FOLDER, link: true } as LockedPackage,
    },
  };
}

/** Where a package that stands at `from` finds another one, as Node looks for it; undefined where it is not installed (optional ones). */
function placeOf(name: string, from: string, packages: Lock['packages']): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

function pick(object: object, names: string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
}
