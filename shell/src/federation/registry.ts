import { containerName } from './containerName';
import { host } from './host';

/** A remote's live release as the server names it; `entry` is null while there is none. */
export interface LiveRemote {
  name: string;
  entry: string | null;
  /** What the entry's content must hash to. */
  integrity: string | null;
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

let live = new Map<string, LiveRemote>();
let compositionId = '';

/** Registers what is live now; a remote that has moved, or has `failed` here, is loaded anew. */
function register({ id, remotes }: Registry, failed?: string) {
  for (const { name, entry } of remotes) {
    const known = live.get(name)?.entry;
    if (entry && (known !== entry || name === failed)) host().registerRemotes([{ name: containerName(name), entry }], { force: Boolean(known) });
  }
  live = new Map(remotes.map((remote) => [remote.name, remote]));
  compositionId = id;
}

/** Registers the remotes the server wrote into this page; gives all that is written there. */
export function startRegistry(): Registry {
  const written = document.getElementById(REGISTRY_ELEMENT)?.textContent;
  if (!written) throw new Error('The page holds no registry');
  const registry: Registry = JSON.parse(written);
  register(registry);
  return registry;
}

/** Asks the server which releases are live now, and makes the next load of the remote that has failed a new one. */
export async function refreshRegistry(failed?: string): Promise<void> {
  const response = await fetch('/registry.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  register(await response.json(), failed);
}

/** The releases that this page is composed of now. */
export function composition(): Registry {
  return { id: compositionId, remotes: [...live.values()] };
}

/** Whether a release of this remote is live. */
export function isLive(remote: string): boolean {
  return Boolean(live.get(remote)?.entry);
}

/** What the content of an entry must hash to, by its URL. */
export function integrityOf(entryUrl: string): string | undefined {
  const found = [...live.values()].find(({ entry }) => entry && new URL(entry, document.baseURI).href === entryUrl);
  return found?.integrity ?? undefined;
}
