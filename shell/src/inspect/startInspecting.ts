/** How long the page may stay busy before its reports are sent all the same, in milliseconds. */
const PATIENCE = 3000;

function startReports(): void {
  // what cannot be loaded reports nothing, and is no failure of the store
  import(/* webpackChunkName: "reports" */ './startReports').then((module) => module.startReports(), () => undefined);
}

function toggleInspector(): void {
  import(/* webpackChunkName: "inspector" */ './toggleInspector').then((module) => module.toggleInspector(), () => undefined);
}

/** When the page has come to rest its failures and vitals are reported. Developers see the composition with `?glow-inspect` or Ctrl+Alt+G. */
export function startInspecting(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(startReports, { timeout: PATIENCE });
  else setTimeout(startReports, PATIENCE);
  if (new URLSearchParams(window.location.search).has('glow-inspect')) toggleInspector();
  document.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyG') toggleInspector();
  });
}
