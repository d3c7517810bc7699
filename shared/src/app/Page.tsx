import { useLocation } from '@glow/shared/router';
import { createContext, useContext, useEffect, type ReactNode } from 'react';

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
  children: ReactNode;
}

/** A screen with its head: every screen's outermost element, once its content is there. It holds exactly one `h1` with `tabIndex={-1}`. */
export function Page({ title, description, isPrivate = false, children }: PageProps) {
  const onShown = useContext(PageShownContext);
  const { pathname } = useLocation();

  useEffect(() => {
    onShown({ title });
    // a new title of the same page is no new page
  }, [pathname, onShown]);

  return (
    <>
      <title>{`${title} · ${BRAND}`}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      {children}
    </>
  );
}
