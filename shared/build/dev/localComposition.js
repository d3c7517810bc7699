import { remotes } from '../packages.js';
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

/** Development registry: every remote from its development server. */
export const developmentComposition = {
  id: 'development',
  shell: DEVELOPMENT,
  remotes: remotes.map(developmentRelease),
};

/** The registry of the store at `server`, with one remote replaced by its development server. */
export async function localComposition(local, server) {
  const { id, shell, remotes: live } = await (await fetch(`${server}/registry.json`)).json();
  return {
    id: `${id}-${local}`,
    shell,
    remotes: live.map((remote) =>
      remote.name === local ? developmentRelease(remotes.find(({ name }) => name === local)) : remote,
    ),
  };
}
