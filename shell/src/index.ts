function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function eventOf(type: string): Promise<Event> {
  return new Promise((resolve) => document.addEventListener(type, resolve, { once: true }));
}

/** Evaluates React, the shared modules and the shell in separate tasks, to avoid long ones. */
async function start(): Promise<void> {
  // a page that nobody sees does nothing: it may be prerendered, or open in the background
  if (document.hidden) {
    await eventOf('visibilitychange');
    performance.mark('glow:seen');
  }
  await yieldToEventLoop();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToEventLoop();
  await import(/* webpackMode: "eager" */ './federation/sharedInstances');
  await yieldToEventLoop();
  const shell = await import(/* webpackMode: "eager" */ './bootstrap');
  await yieldToEventLoop();
  // an early event may start the scripts before the whole document has arrived
  if (document.readyState === 'loading') await eventOf('DOMContentLoaded');
  shell.start();
}

void start();
