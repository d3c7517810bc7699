function toggleInspector(): void {
  import(/* webpackChunkName: "inspector" */ './Inspector').then(
    (module) => module.toggleInspector(),
    () => undefined,
  );
}

/** Toggles the inspector with `?glow-inspect` or Ctrl+Alt+G. */
export function startDevtools(): void {
  if (new URLSearchParams(window.location.search).has('glow-inspect')) toggleInspector();
  document.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyG') toggleInspector();
  });
}
