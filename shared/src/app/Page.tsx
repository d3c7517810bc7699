import { useLocation } from '@glow/shared/router';
import { createContext, use, useContext, useEffectEvent, useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { PageHead } from './PageHead';
import { RenderRecordContext } from './renderRecord';
import { jsonLd, type StructuredData } from './structuredData';

/** Called when the content of a page has come on screen. */
export type PageShown = (page: { title: string }) => void;

const PageShownContext = createContext<PageShown>(() => undefined);

/** How a host learns that a page is there, so that it can move the focus, announce it and restore the scroll position. */
export const PageShownProvider = PageShownContext.Provider;

interface PageProps extends ComponentProps<typeof PageHead> {
  /** The HTTP status a server answers with. */
  status?: number;
  /** The URL all of this page's URLs stand for, where it has several: going from one to another is no new page. */
  place?: string;
  /** What the page tells search engines about what it shows. */
  structuredData?: readonly StructuredData[];
  children: ReactNode;
}

/** A screen with its head: every screen's outermost element, once its content is there. It holds exactly one `h1` with `tabIndex={-1}`. */
export function Page({ status = 200, place, structuredData = [], children, ...head }: PageProps) {
  const { title } = head;
  const onShown = useContext(PageShownContext);
  const { pathname } = useLocation();
  const where = place ?? pathname;
  use(RenderRecordContext)?.noteStatus(status);

  // a new title of the same page is no new page; said before it is painted, so that nobody scrolls a page that is yet to be moved
  const sayShown = useEffectEvent(() => onShown({ title }));
  useLayoutEffect(() => {
    sayShown();
  }, [where]);

  return (
    <>
      <PageHead {...head} />
      {children}
      {structuredData.map((data) => (
        <script key={data['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />
      ))}
    </>
  );
}
