import type { Registry } from './registry';

/** A server renders one composition and never looks for another one. */
export async function refreshRegistry(): Promise<void> {}

/** Only a browser has anything to say of its composition. */
export function composition(): Registry {
  return { id: '', remotes: [] };
}
