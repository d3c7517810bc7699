import { defineRoutes, Page, type RemoteModule } from '@glow/shared/app';
import { useLocation, useNavigate, useParams } from '@glow/shared/router';
import { useEffect, useRef, type ComponentType, type MouseEvent } from 'react';

/** Where a page is shown. */
export interface GuestLocation {
  /** Parameters of the URL's path. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** A page that is written without React. */
export interface GuestPage {
  title: string;
  /** The page's HTML, with one `h1 tabindex="-1"`: on the server, and in the browser before it is mounted. What is not the page's own text has to be escaped. */
  html(location: GuestLocation): string;
  /** Brings the page to life in the element that has its HTML; returns a function that ends it. */
  mount?(element: HTMLElement, location: GuestLocation): () => void;
}

/** A page and the URLs that show it. */
export interface GuestRoute {
  /** A URL pattern of react-router. */
  path: string;
  /** Name of the page's chunk. */
  name: string;
  /** Names of the URL parameters that the page reads. */
  parameters?: string[];
  load(): Promise<GuestPage>;
}

/** The screens of a remote that is written without React, for its `routes` module; its links lead through the store without a reload. */
export function defineGuestRoutes(routes: GuestRoute[]): RemoteModule['Screens'] {
  return defineRoutes(routes.map((route) => ({ ...route, load: async () => screenOf(await route.load()) })));
}

/** The inline script keeps events from elements that have no property of React's (`isHydrated`): marks present and later controls. */
function takeEvents(element: HTMLElement): () => void {
  function mark() {
    for (const control of element.querySelectorAll('button, input, select, textarea'))
      Object.assign(control, { __reactGuest: true });
  }
  const observer = new MutationObserver(mark);
  observer.observe(element, { childList: true, subtree: true });
  mark();
  return () => observer.disconnect();
}

function screenOf({ title, html, mount }: GuestPage): ComponentType {
  return function GuestScreen() {
    const { pathname, search } = useLocation();
    const params = useParams();
    // another URL is another page
    return <Guest key={pathname + search} location={{ params, query: new URLSearchParams(search) }} />;
  };

  function Guest({ location }: { location: GuestLocation }) {
    const element = useRef<HTMLDivElement>(null);
    const first = useRef(location);
    const navigate = useNavigate();

    useEffect(() => {
      if (!element.current) return;
      const unmount = mount?.(element.current, first.current);
      const leave = takeEvents(element.current);
      return () => {
        leave();
        unmount?.();
      };
    }, []);

    function followLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.target || link.origin !== window.location.origin || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }

    return (
      <Page title={title}>
        <div ref={element} onClick={followLink} dangerouslySetInnerHTML={{ __html: html(location) }} />
      </Page>
    );
  }
}
