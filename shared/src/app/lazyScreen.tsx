import { lazy, type ComponentType } from 'react';

/**
 * A screen whose code is loaded when it is first shown. React keeps a failed load for ever;
 * here a failure makes way for a new attempt the next time the screen is mounted, so that Retry really tries again.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  let Current = lazy(attempt);

  async function attempt() {
    try {
      return { default: await load() };
    } catch (error) {
      Current = lazy(attempt);
      throw error;
    }
  }

  return function LazyScreen() {
    const Screen = Current;
    return <Screen />;
  };
}
