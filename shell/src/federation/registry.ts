import { registerRemotes } from '@module-federation/enhanced/runtime';

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
}

/** The id of the page's element that holds the registry. */
const REGISTRY_ELEMENT = 'glow-registry';

const liveEntries = new Map<string, string | null>();

/** A remote's container: prefixed, since a DOM element of the same id would hide it. */
export function containerName(remote: string): string {
  return `glow_${remote}`;
}

function register({ remotes }: Registry) {
  for (const { name, entry } of remotes) {
    if (entry && liveEntries.get(name) !== entry) {
      registerRemotes([{ name: containerName(name), entry }], { force: liveEntries.has(name) });
    }
    liveEntries.set(name, entry);
  }
}

/** Registers the remotes the server wrote into this page. */
export function startRegistry(): void {
  const written = document.getElementById(REGISTRY_ELEMENT)?.textContent;
  if (!written) throw new Error('The page holds no registry');
  register(JSON.parse(written));
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
