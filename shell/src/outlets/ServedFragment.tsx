import { SiteOriginProvider, useAnnounce, useSiteOrigin, type ShownFragment } from '@glow/shared/app';
import { fragmentPrefix } from '@glow/shared/remotes';
import { RouterProvider, useRouter } from '@glow/shared/router';
import { startTransition, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { hydrate } from './hydrate';
import { useStores } from './pageStores';
import { FragmentRoot, Space } from './PageFragment';

/** A fragment in the server's HTML. Its ids begin with its own prefix, because another process has made them: so it is a React root of its own. */
export function ServedFragment(fragment: ShownFragment) {
  const { url, space, fallback } = fragment;
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const context = { site: useSiteOrigin(), router: useRouter(), stores: useStores(), announce: useAnnounce() };
  const { site, router, stores, announce } = context;

  useEffect(() => {
    function show(mode: ComponentProps<typeof FragmentRoot>['mode']) {
      const tree = (
        <SiteOriginProvider value={site}>
          <RouterProvider value={router}>
            <FragmentRoot mode={mode} stores={stores} announce={announce} fragment={{ url, space, fallback }} />
          </RouterProvider>
        </SiteOriginProvider>
      );
      startTransition(() => {
        if (!root.current) root.current = startRoot(element.current!, tree, fragmentPrefix(url));
        else root.current.render(tree);
      });
    }
    show('visible');
    // the page is gone, or kept for Back: as in it, effects end and the HTML stays
    return () => show('hidden');
  }, [url, space, fallback, site, router, stores, announce]);

  // React takes the text for that of the element, and leaves it as it is
  return (
    <Space ref={element} space={space} data-fragment={url} suppressHydrationWarning>
      {''}
    </Space>
  );
}

/** Hydrates the HTML of an element; renders into it if its HTML is gone, because the page around it was rendered anew. */
function startRoot(element: HTMLElement, tree: ReactNode, identifierPrefix: string): Root {
  if (element.hasChildNodes()) return hydrate(element, tree, identifierPrefix);
  const root = createRoot(element, { identifierPrefix });
  root.render(tree);
  return root;
}
