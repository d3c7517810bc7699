import { RenderRecordContext, useIsHydrated, type ShownFragment } from '@glow/shared/app';
import { use, useState, startTransition, useEffect, useId, useRef, type ActivityProps } from 'react';
import { PageFragment, Space } from './PageFragment';
import { usePageContexts, withPageContexts } from '@glow/shared/contexts';
import type { Root } from 'react-dom/client';
import { hydrate } from './hydrate';

/** On the server it is an empty element, which another process fills; the browser hydrates it or renders into it. */
export function FragmentOutlet(fragment: ShownFragment) {
  const { url, space } = fragment;
  const record = use(RenderRecordContext);
  const isHydrated = useIsHydrated();
  // the server fills the first of several elements of a fragment
  const id = useId();
  const [isServed] = useState(() => !isHydrated && Boolean(globalThis.document?.getElementById(id)?.firstChild));
  record?.noteFragment?.(url);
  if (isServed) return <ServedFragment id={id} {...fragment} />;
  return (
    <Space id={id} space={space} data-fragment={url}>
      {isHydrated && <PageFragment {...fragment} />}
    </Space>
  );
}

/** The code of a fragment is loaded if it is at most this far below the screen. */
const NEAR = '600px';

/** A fragment in the server's HTML. It has a React root of its own, because its ids begin with its address. */
function ServedFragment({ id, url, space, fallback }: ShownFragment & { id: string }) {
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
        // the HTML is missing if the page around it was rendered again
        if (!root.current) root.current = hydrate(element.current!, tree, url);
        else root.current.render(tree);
      });
    }
    show('visible');
    // the page is left, or kept for Back: effects end, and the HTML stays
    return () => show('hidden');
    // the number of contexts never changes
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNear, url, space, fallback, ...contexts]);

  // React takes the text as the element's content, and does not change it
  return (
    <Space ref={element} id={id} space={space} data-fragment={url} suppressHydrationWarning>
      {''}
    </Space>
  );
}
