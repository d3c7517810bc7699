import { Store } from './store';

/** Environment variable with the URL of the shared store. */
export const COMMON_STORE = 'GLOW_COMMON_STORE';

/** Playwright's global setup: opens the shared store. The returned function closes it after the last test. */
export default async function openCommonStore(): Promise<() => Promise<void>> {
  const store = new Store();
  await store.open();
  process.env[COMMON_STORE] = store.url;
  return () => store.remove();
}
