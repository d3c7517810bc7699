/** What is read of `package.json`. */
export interface Manifest {
  version: string;
  private?: boolean;
  type?: string;
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
  name?: string;
  version?: string;
  packages: Record<string, LockedPackage>;
}

/** Where `package-lock.json` of the repository has the server, and where the artefact has it. */
const FOLDER = 'server';

/** A script that starts an operator's command: its file, and its arguments. Releases are made where the sources are. */
const COMMAND = /^node (?:--import \S+ )?(tools\/operate\/\S+\.[jt]s)(.*)$/;

/** The operator's commands: the files of their programs by the name of the program in the artefact. */
export function programsOf(manifest: Manifest): Record<string, string> {
  return Object.fromEntries(commandsOf(manifest).map(({ program, file }) => [program, file]));
}

function commandsOf({ scripts = {} }: Manifest): { name: string; file: string; program: string; args: string }[] {
  return Object.entries(scripts).flatMap(([name, line]) => {
    const [, file = '', args = ''] = COMMAND.exec(line) ?? [];
    const program = file.replace(/^tools\/operate\/|\.\w+$/g, '').replaceAll('/', '-');
    return file ? [{ name, file, program, args }] : [];
  });
}

/** The artefact's `package.json`: it starts the server and the operator's commands, and lists the packages that they import. */
export function manifestOf(
  repository: Manifest,
  server: Manifest,
  imported: readonly string[],
): Manifest & { name: string } {
  const commands = commandsOf(repository).map(({ name, program, args }) => [
    name,
    `node ${FOLDER}/${program}.js${args}`,
  ]);
  return {
    name: 'glow-store',
    version: repository.version,
    private: true,
    type: 'module',
    engines: repository.engines,
    scripts: { start: `node ${FOLDER}/main.js`, ...Object.fromEntries(commands) },
    dependencies: Object.fromEntries(imported.map((name) => [name, server.dependencies?.[name] ?? ''])),
  };
}

/** The part of `package-lock.json` that a manifest needs; the server's own packages are not in its folder any more. */
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

  visit(FOLDER, manifest);
  const { name, version, dependencies, engines } = manifest;
  const own = { name, version, dependencies, engines };
  return { ...lock, name, version, packages: { '': own, ...Object.fromEntries([...needed].sort()) } };
}

function moved(place: string): string {
  return place.startsWith(`${FOLDER}/`) ? place.slice(FOLDER.length + 1) : place;
}

/** Where a package that stands at `from` finds another one, as Node looks for it; undefined where it is not installed (optional ones). */
function placeOf(name: string, from: string, packages: Lock['packages']): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}
