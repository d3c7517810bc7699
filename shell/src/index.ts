function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function eventOf(type: string): Promise<Event> {
  return new Promise((resolve) => document.addEventListener(type, resolve, { once: true }));
}

/** An early event may start the scripts before the whole document has arrived. */
async function waitForDocument(): Promise<void> {
  if (document.readyState === 'loading') await eventOf('DOMContentLoaded');
}

/** A page that nobody sees does nothing: it may be prerendered, or open in the background. */
async function waitUntilSeen(): Promise<void> {
  if (!document.hidden) return;
  await eventOf('visibilitychange');
  performance.mark('glow:seen');
}

/** Evaluates React, the shared modules and the shell in separate tasks, to avoid long ones. */
async function start(): Promise<void> {
  await waitUntilSeen();
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
