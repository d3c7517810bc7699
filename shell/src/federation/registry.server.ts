import type { Registry } from './registry';

/** The server renders a fixed composition. */
export async function refreshRegistry(): Promise<void> {}

/** Empty, because only browsers report their composition. */
export function composition(): Registry {
  return { id: '', shell: { build: '', version: '' }, remotes: [] };
}

/** Null, because the server does not switch builds. */
export function buildOf(): null {
  return null;
}

export function onCompositionChange(): () => void {
  return () => undefined;
}

/** False, because when a server bundle fails, the browser renders the page and rolls back there. */
export function rollBackRemote(): boolean {
  return false;
}
