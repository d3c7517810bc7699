import { Store } from './store';

/** The name under which the tests find the URL of the store that they all visit. */
export const COMMON_STORE = 'GLOW_COMMON_STORE';

/** Before the first test: opens the store that all tests visit. What this returns closes it after the last one. */
export default async function openCommonStore(): Promise<() => Promise<void>> {
  const store = new Store();
  await store.open();
  process.env[COMMON_STORE] = store.url;
  return () => store.remove();
}
