import { compositionId } from '@glow/shared/remotes';
import { containerName } from './containerName';
import { host } from './host';

/** A remote's build as the server names it; `entry` is null while there is none. */
interface RemoteBuild {
  entry: string | null;
  /** What the entry's content must hash to. */
  integrity: string | null;
  build: string;
  version: string;
}

/** A remote's live build, and the last known good one before it. */
export interface LiveRemote extends RemoteBuild {
  name: string;
  previous?: RemoteBuild;
}

/** Which release of every remote makes up this page. */
export interface Registry {
  id: string;
  shell: { build: string; version: string };
  remotes: LiveRemote[];
  /** The origin of the site's own addresses, where it may differ from the one the browser sees. */
  site?: string;
}

/** The id of the page's element that holds the registry. */
const REGISTRY_ELEMENT = 'glow-registry';

let live = new Map<string, LiveRemote>();
let current: Registry = { id: '', shell: { build: '', version: '' }, remotes: [] };
/** The id of the composition that the server named last; where a build was gone back to, the page's own is another one. */
let named = '';
const listeners = new Set<() => void>();

/** Registers what is live now; a remote that has moved, or has `failed` here, is loaded anew. */
function register(registry: Registry, failed?: string) {
  const { remotes } = registry;
  for (const { name, entry } of remotes) {
    const known = live.get(name)?.entry;
    if (entry && (known !== entry || name === failed)) host().registerRemotes([{ name: containerName(name), entry }], { force: Boolean(known) });
  }
  live = new Map(remotes.map((remote) => [remote.name, remote]));
  current = registry;
  for (const listener of listeners) listener();
}

/** Registers the remotes the server wrote into this page; gives all that is written there. */
export function startRegistry(): Registry {
  const written = document.getElementById(REGISTRY_ELEMENT)?.textContent;
  if (!written) throw new Error('The page holds no registry');
  const registry: Registry = JSON.parse(written);
  named = registry.id;
  register(registry);
  return registry;
}

/** Asks the server which releases are live now, and makes the next load of the remote that has failed a new one. */
export async function refreshRegistry(failed?: string): Promise<void> {
  const response = await fetch('/registry.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry: Registry = await response.json();
  named = registry.id;
  register(registry, failed);
}

/** Whether the server composes pages of other builds by now than this one. */
export async function isStale(): Promise<boolean> {
  const response = await fetch('/registry.json', { cache: 'no-store' });
  return response.ok && (await response.json()).id !== named;
}

/** The releases that this page is composed of now. */
export function composition(): Registry {
  return current;
}

/** The build of a remote, or of the shell, in this page. */
export function buildOf(name: string): string | null {
  return (name === 'shell' ? current.shell : live.get(name))?.build ?? null;
}

/** Hears whenever a build of this page has made way for another one; answers how to stop. */
export function onCompositionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes a remote whose live build has failed go on with the last known good one; all its places on the page change together.
 * Says whether there was one: it is gone back to once.
 */
export function rollBackRemote(remote: string): boolean {
  const previous = live.get(remote)?.previous;
  if (!previous?.entry) return false;
  console.warn(`${remote} ${buildOf(remote)} has failed: the page goes on with ${previous.build}`);
  const remotes = current.remotes.map((known) => (known.name === remote ? { ...previous, name: remote } : known));
  register({ ...current, id: compositionId([current.shell.build, ...remotes.map(({ build }) => build)]), remotes });
  return true;
}

/** Whether a release of this remote is live. */
export function isLive(remote: string): boolean {
  return Boolean(live.get(remote)?.entry);
}

/** What the content of an entry must hash to, by its URL. */
export function integrityForEntry(entryUrl: string): string | undefined {
  const found = [...live.values()].find(({ entry }) => entry && new URL(entry, document.baseURI).href === entryUrl);
  return found?.integrity ?? undefined;
}
