import bundleServer from './bundleServer';
import { Store } from './store';

/** Environment variable with the URL of the shared store. */
export const COMMON_STORE = 'GLOW_COMMON_STORE';

/** Playwright's global setup: opens the shared store. The returned function closes it after the last test, and fails where it has ended by itself. */
export default async function openCommonStore(): Promise<() => Promise<void>> {
  await bundleServer();
  // one for each remote and the shell, because all of them are visited at the same time
  const store = new Store(undefined, { RENDER_PROCESSES: '6' });
  await store.open();
  process.env[COMMON_STORE] = store.url;
  return async () => {
    const hasEnded = !store.isRunning;
    await store.remove();
    if (hasEnded) throw new Error(`The shared store ended before its tests did:\n${store.log}`);
  };
}
