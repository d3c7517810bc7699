import { useLocation } from '@glow/shared/router';
import { createContext, use, useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { RenderRecordContext } from './renderRecord';

/** The product's name, as in titles (decisions T43). */
export const BRAND = 'Glow';

/** Called when the content of a page has come on screen. */
export type PageShown = (page: { title: string }) => void;

const PageShownContext = createContext<PageShown>(() => undefined);

/** How a host learns that a page is there, so that it can move the focus, announce it and restore the scroll position. */
export const PageShownProvider = PageShownContext.Provider;

interface PageProps {
  title: string;
  description?: string;
  /** Private, thin and placeholder pages stay out of search engines. */
  isPrivate?: boolean;
  /** The HTTP status a server answers with. */
  status?: number;
  /** The URL all of this page's URLs stand for, where it has several: going from one to another is no new page. */
  place?: string;
  children: ReactNode;
}

/** A screen with its head: every screen's outermost element, once its content is there. It holds exactly one `h1` with `tabIndex={-1}`. */
export function Page({ title, description, isPrivate = false, status = 200, place, children }: PageProps) {
  const onShown = useContext(PageShownContext);
  const { pathname } = useLocation();
  const where = place ?? pathname;
  const record = use(RenderRecordContext);
  if (record) record.status = status;

  // a new title of the same page is no new page
  const sayShown = useEffectEvent(() => onShown({ title }));
  useEffect(() => {
    sayShown();
  }, [where]);

  return (
    <>
      <title>{`${title} · ${BRAND}`}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      {children}
    </>
  );
}
