import type { Registry } from './registry';

/** A server renders one composition and never looks for another one. */
export async function refreshRegistry(): Promise<void> {}

/** Only a browser has anything to say of its composition. */
export function composition(): Registry {
  return { id: '', shell: { build: '', version: '' }, remotes: [] };
}

/** A server's copy of a remote never makes way for another one. */
export function buildOf(): null {
  return null;
}

/** So nobody ever hears of another one. */
export function onCompositionChange(): () => void {
  return () => undefined;
}

/** A bundle that fails leaves its page to the browser, which falls back. */
export function rollBackRemote(): boolean {
  return false;
}
