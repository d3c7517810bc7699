import type { Registry } from './registry';

/** No-op: the server renders a fixed composition. */
export async function refreshRegistry(): Promise<void> {}

/** Always empty: only browsers report their composition. */
export function composition(): Registry {
  return { id: '', shell: { build: '', version: '' }, remotes: [] };
}

/** Always null: the server does not switch builds. */
export function buildOf(): null {
  return null;
}

/** Never calls back. */
export function onCompositionChange(): () => void {
  return () => undefined;
}

/** Always false: when a server bundle fails, the browser renders the page and rolls back there. */
export function rollBackRemote(): boolean {
  return false;
}
