import { createElement, lazy, type ComponentType } from 'react';

/** A part of the page that loads its code when it is first shown, or before. */
export type LazyPart<Props> = ComponentType<Props> & { preload(): void };

/** A part of the page whose code is loaded when it is first shown; where that fails, `Standby` takes its place until the page is loaded anew. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, Standby: ComponentType<Props>): LazyPart<Props> {
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

  // a failure here is none yet: showing the part tries again
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) });
}
