import { createElement, lazy, type ComponentType } from 'react';

/** A component whose code is loaded on first render, or before with `preload`. */
export type LazyPart<Props> = ComponentType<Props> & { preload(): void };

/** A component whose code is loaded on first render; if that fails, `Standby` is rendered until the page is reloaded. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Standby: ComponentType<Props>,
): LazyPart<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Standby };
    }
  });

  function LazyPart(props: Props) {
    return createElement(Loaded, props);
  }

  // ignored: rendering tries again
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) });
}
