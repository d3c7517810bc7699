const DEVELOPMENT = { build: 'development', version: '0.0.0' };

function developmentRelease(remote, dev) {
  return {
    ...remote,
    entry: `http://localhost:${portOf(remote, dev)}/remoteEntry.js`,
    // on purpose without a hash: the content changes with every edit
    integrity: '',
    routes: [],
    ...DEVELOPMENT,
  };
}

export function portOf({ name, port }, dev) {
  return dev?.ports[name] ?? port;
}

/**
 * The registry in development: every remote from its development server, or only `local`, in the store at `api`.
 * @param {{ packages: import('../project.js').Package[] }} project
 * @param {{ ports: Record<string, number>, api: string, local?: string }} [dev] `npm run dev`
 */
export async function compositionOf({ packages }, dev) {
  const remotes = packages.filter(({ name }) => name !== 'shell');
  if (!dev?.local)
    return { id: 'development', shell: DEVELOPMENT, remotes: remotes.map((remote) => developmentRelease(remote, dev)) };
  const { api, local } = dev;
  const live = await (await fetch(`${api}/registry.json`)).json();
  const own = remotes.find(({ name }) => name === local);
  return {
    ...live,
    id: `${live.id}-${local}`,
    remotes: live.remotes.map((remote) => (remote.name === local ? developmentRelease(own, dev) : remote)),
  };
}

/** The shell fetches the registry on Retry. */
export function serveRegistry(project, dev) {
  return async (_request, response, next) => {
    try {
      const registry = await compositionOf(project, dev);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(registry));
    } catch (error) {
      next(error);
    }
  };
}
