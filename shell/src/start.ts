/** Yields to the event loop, so that pending input and rendering are handled. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Evaluates the bundle in several tasks to avoid long tasks: React, the shared modules, then the shell. */
export async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@glow/shared/app');
  await pause();
  const shell = await import(/* webpackMode: "eager" */ './bootstrap');
  await pause();
  shell.start();
}
