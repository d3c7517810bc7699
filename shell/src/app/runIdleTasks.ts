import { loadRestoring } from '@glow/shared/hydration';

/** The tasks start after this time even if the page is still busy. */
const IDLE_TIMEOUT_MS = 3000;

function start(): void {
  void loadRestoring();
  // if the chunk fails to load, there is no telemetry and no release check, but the store works
  import(/* webpackChunkName: "after-hydration" */ './idleTasks').then(
    ({ begin }) => begin(),
    () => undefined,
  );
}

export function runIdleTasks(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, IDLE_TIMEOUT_MS);
}
