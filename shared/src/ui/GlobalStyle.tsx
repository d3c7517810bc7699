import { Fragment, lazy, Suspense, useState, type ComponentType } from 'react';

const GlobalRules = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import(/* webpackChunkName: "global-rules" */ './GlobalRules')).GlobalRules };
  } catch {
    // without them the page is plain, but works
    return { default: Fragment };
  }
});

/** Fonts, body type, focus ring and reduced motion. A page that the server has rendered has these styles already. */
export function GlobalStyle() {
  const [isServed] = useState(() => document.querySelector('[data-emotion*="-global"]') !== null);
  if (isServed) return null;
  return (
    <Suspense fallback={null}>
      <GlobalRules />
    </Suspense>
  );
}
