import { portOf } from './ports.js';

const DEVELOPMENT = { build: 'development', version: '0.0.0' };

/** A development server's entry in the registry. */
function developmentRelease(remote) {
  return {
    ...remote,
    entry: `http://localhost:${portOf(remote)}/remoteEntry.js`,
    // on purpose without a hash: the content changes with every edit
    integrity: '',
    routes: [],
    ...DEVELOPMENT,
  };
}

/** The registry of a page in development: every remote from its development server, or only the one named `local`, in the store at `GLOW_API`. */
export async function compositionOf({ packages }, local) {
  const remotes = packages.filter(({ name }) => name !== 'shell');
  if (!local) return { id: 'development', shell: DEVELOPMENT, remotes: remotes.map(developmentRelease) };
  const live = await (await fetch(`${process.env.GLOW_API}/registry.json`)).json();
  const own = remotes.find(({ name }) => name === local);
  return {
    ...live,
    id: `${live.id}-${local}`,
    remotes: live.remotes.map((remote) => (remote.name === local ? developmentRelease(own) : remote)),
  };
}

/** Serves the registry, as the shell fetches it on Retry. */
export function serveRegistry(project) {
  return async (_request, response, next) => {
    try {
      const registry = await compositionOf(project, process.env.GLOW_LOCAL);
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(registry));
    } catch (error) {
      next(error);
    }
  };
}
