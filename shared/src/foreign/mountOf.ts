import type { Mount } from '@glow/shared/mount';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a component of `forAnyHost` in a host without React. */
export const mountOf =
  <Props extends object>(Component: ComponentType<Props>): Mount<Props> =>
  (element, props) => {
    const root = createRoot(element);
    root.render(createElement(Component, props));
    return () => root.unmount();
  };
