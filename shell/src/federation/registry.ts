import { containerName } from './containerName';
import { host } from './host';

/** A remote's live release as the server names it; `entry` is null while there is none. */
export interface LiveRemote {
  name: string;
  entry: string | null;
  /** Files its screens need at once, as URLs. */
  routes: string[];
  build: string;
  version: string;
}

/** Which release of every remote makes up this page. */
export interface Registry {
  id: string;
  remotes: LiveRemote[];
  /** The origin of the site's own addresses, where it may differ from the one the browser sees. */
  site?: string;
}

/** The id of the page's element that holds the registry. */
const REGISTRY_ELEMENT = 'glow-registry';

const liveEntries = new Map<string, string | null>();

function register({ remotes }: Registry) {
  for (const { name, entry } of remotes) {
    if (entry && liveEntries.get(name) !== entry) {
      host().registerRemotes([{ name: containerName(name), entry }], { force: liveEntries.has(name) });
    }
    liveEntries.set(name, entry);
  }
}

/** Registers the remotes the server wrote into this page; gives all that is written there. */
export function startRegistry(): Registry {
  const written = document.getElementById(REGISTRY_ELEMENT)?.textContent;
  if (!written) throw new Error('The page holds no registry');
  const registry: Registry = JSON.parse(written);
  register(registry);
  return registry;
}

/** Asks the server which releases are live now, and makes every remote's next load a new one. */
export async function refreshRegistry(): Promise<void> {
  const response = await fetch('/registry.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  liveEntries.forEach((_, name) => liveEntries.set(name, null));
  register(await response.json());
}

/** Whether a release of this remote is live. */
export function isLive(remote: string): boolean {
  return Boolean(liveEntries.get(remote));
}
