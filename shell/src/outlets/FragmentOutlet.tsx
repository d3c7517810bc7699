import { RenderRecordContext, useIsHydrated, type ShownFragment } from '@glow/shared/app';
import { use, useState, startTransition, useEffect, useRef, type ActivityProps, type ReactNode } from 'react';
import { PageFragment, Space } from './PageFragment';
import { usePageContexts, withPageContexts } from '@glow/shared/contexts';
import { createRoot, type Root } from 'react-dom/client';
import { hydrate } from './hydrate';

/**
 * A fragment in a page of any package. On the server the page has an empty element and notes the address; another process fills it. In the
 * browser the fragment is hydrated there, or rendered here if the element is empty.
 */
export function FragmentOutlet(fragment: ShownFragment) {
  const { url, space } = fragment;
  const record = use(RenderRecordContext);
  const isHydrated = useIsHydrated();
  const [isServed] = useState(
    () => !isHydrated && Boolean(globalThis.document?.querySelector(`[data-fragment="${url}"] > *`)),
  );
  record?.noteFragment?.(url);
  if (isServed) return <ServedFragment {...fragment} />;
  return (
    <Space space={space} data-fragment={url}>
      {isHydrated && <PageFragment {...fragment} />}
    </Space>
  );
}

/** How far below the screen a fragment may be whose code is loaded. */
const NEAR = '600px';

/** A fragment in the server's HTML, whose code is loaded near the screen. It is a React root of its own, because its ids begin with its address. */
function ServedFragment({ url, space, fallback }: ShownFragment) {
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
    // oxlint-disable-next-line react/exhaustive-deps
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
