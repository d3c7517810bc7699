import type { ShownFragment } from '@glow/shared/app';
import { usePageContexts, withPageContexts } from '@glow/shared/contexts';
import { startTransition, useEffect, useRef, useState, type ActivityProps, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { hydrate } from './hydrate';
import { PageFragment, Space } from './PageFragment';

/** How far below the screen a fragment may be whose code is loaded. */
const NEAR = '600px';

/**
 * A fragment in the server's HTML, whose code is loaded when it is near the screen. Its ids begin with its address, because another
 * process has made them: so it is a React root of its own.
 */
export function ServedFragment({ url, space, fallback }: ShownFragment) {
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const contexts = usePageContexts();
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    function show(mode: ActivityProps['mode']) {
      const tree = withPageContexts(contexts, <PageFragment {...{ mode, url, space, fallback }} />);
      startTransition(() => {
        if (!root.current) root.current = startRoot(element.current!, tree, url);
        else root.current.render(tree);
      });
    }
    show('visible');
    // the page is gone, or kept for Back: as in it, effects end and the HTML stays
    return () => show('hidden');
    // the contexts are always the same number of values
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNear, url, space, fallback, ...contexts]);

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
