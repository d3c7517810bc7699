/** Yields to the event loop, so that pending input and rendering are handled. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when the whole document is there: an early event may start the scripts before. */
async function waitForDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Evaluates the bundle in several tasks to avoid long tasks: React, the shared modules, then the shell. */
async function start(): Promise<void> {
  await yieldToEventLoop();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToEventLoop();
  await import(/* webpackMode: "eager" */ './federation/sharedInstances');
  await yieldToEventLoop();
  const shell = await import(/* webpackMode: "eager" */ './bootstrap');
  await yieldToEventLoop();
  await waitForDocument();
  shell.start();
}

void start();
