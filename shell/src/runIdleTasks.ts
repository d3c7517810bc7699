/** How long the page may stay busy before it counts as at rest all the same, in milliseconds. */
const IDLE_TIMEOUT_MS = 3000;

function start(): void {
  // what cannot be loaded reports and follows nothing, and is no failure of the store
  import(/* webpackChunkName: "idle-tasks" */ './idleTasks').then(
    ({ reloadOnNewRelease, startTelemetry }) => {
      startTelemetry();
      reloadOnNewRelease();
    },
    () => undefined,
  );
}

/** When the page has come to rest it begins to report what was shown, what failed and its vitals, and to follow releases. */
export function runIdleTasks(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, IDLE_TIMEOUT_MS);
}
