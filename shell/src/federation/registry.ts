import type { AccountsKind } from '@glow/shared/auth';
import { compositionId, isOff, type RemoteRoutes } from '@glow/shared/remotes';
import { forgetContainer, type ContainerEntry } from './containers';
import { setRemotes } from './owners';

/** A remote's build in the registry; `entry` is null when there is no release. */
interface RemoteBuild {
  entry: string | null;
  integrity: string | null;
  build: string;
  version: string;
}

/** A remote's live build with its routes, and the last known good build before it. */
export interface LiveRemote extends RemoteBuild, RemoteRoutes {
  previous?: RemoteBuild;
}

export interface Registry {
  id: string;
  shell: { build: string; version: string };
  remotes: LiveRemote[];
  /** The site's public origin, if it may differ from the one the browser sees. */
  site?: string;
  /** Undefined if accounts are simulated. */
  accounts?: AccountsKind;
}

const REGISTRY_ELEMENT = 'glow-registry';

let current: Registry = { id: '', shell: { build: '', version: '' }, remotes: [] };
/** Composition id in the server's last response; after a rollback it differs from the page's own. */
let serverCompositionId = '';
const listeners = new Set<() => void>();

const remoteCalled = (name: string) => current.remotes.find((remote) => remote.name === name);

function register(registry: Registry) {
  current = registry;
  setRemotes(registry.remotes);
  for (const listener of listeners) listener();
}

/** Reads the registry in the page's HTML; throws if it is missing. */
export function startRegistry(): Registry {
  const json = document.getElementById(REGISTRY_ELEMENT)?.textContent;
  if (!json) throw new Error('The page holds no registry');
  const registry: Registry = JSON.parse(json);
  serverCompositionId = registry.id;
  register(registry);
  return registry;
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return response.json();
}

/** Fetches the live releases; the `failed` remote is loaded again on next use. Rejects when the request fails. */
export async function refreshRegistry(failed?: string): Promise<void> {
  const registry = await fetchRegistry();
  serverCompositionId = registry.id;
  const failedEntry = failed && liveEntry(failed)?.entry;
  if (failedEntry) {
    forgetContainer(failedEntry);
    // the browser's cache may have the file that has failed
    await fetch(failedEntry, { cache: 'reload' }).catch(() => undefined);
  }
  register(registry);
}

/** Undefined unless the server's composition has changed; then it says whether a path is off in the new one. */
export async function fetchChange(): Promise<((pathname: string) => boolean) | undefined> {
  const { id, remotes } = await fetchRegistry();
  return id === serverCompositionId ? undefined : (pathname) => isOff(remotes, pathname);
}

export function composition(): Registry {
  return current;
}

/** The current build of a remote, or of `shell`; null when unknown. */
export function buildOf(name: string): string | null {
  return (name === 'shell' ? current.shell : remoteCalled(name))?.build ?? null;
}

/** Calls back when the page switches to another build; returns an unsubscribe function. */
export function onCompositionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches a remote to its last known good build, once; returns false if there is none. */
export function rollBackRemote(remote: string): boolean {
  const previous = remoteCalled(remote)?.previous;
  if (!previous?.entry) return false;
  console.warn(`${remote} ${buildOf(remote)} has failed: the page goes on with ${previous.build}`);
  const remotes = current.remotes.map((known) =>
    known.name === remote ? { ...known, ...previous, previous: undefined } : known,
  );
  register({ ...current, id: compositionId([current.shell.build, ...remotes.map(({ build }) => build)]), remotes });
  return true;
}

/** The live build's entry of a remote; undefined when it has no release. */
export function liveEntry(remote: string): ContainerEntry | undefined {
  const { name = remote, entry, integrity = null } = remoteCalled(remote) ?? {};
  return entry ? { name, entry, integrity } : undefined;
}
