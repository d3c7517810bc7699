/** Lets whatever waits have its turn: a press, a frame. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Evaluates the store's code in pieces, so that no task is long: React, what the remotes share, then the shell itself. */
export async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@glow/shared/app');
  await pause();
  const shell = await import(/* webpackMode: "eager" */ './bootstrap');
  await pause();
  shell.start();
}
