/** How long the page may stay busy before it counts as at rest all the same, in milliseconds. */
const PATIENCE = 3000;

function start(): void {
  // what cannot be loaded reports and follows nothing, and is no failure of the store
  import(/* webpackChunkName: "at-rest" */ './atRest').then(
    ({ followReleases, startReports }) => {
      startReports();
      followReleases();
    },
    () => undefined,
  );
}

/** When the page has come to rest it begins to report what was shown, what failed and its vitals, and to follow releases. */
export function startAtRest(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: PATIENCE });
  else setTimeout(start, PATIENCE);
}
