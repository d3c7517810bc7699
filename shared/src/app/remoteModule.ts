import type { ComponentType } from 'react';

/** What every remote offers the shell from its `routes.tsx`: all screens of the URLs it owns. */
export interface RemoteModule {
  Screens: ComponentType & {
    /** Loads what the screen of a URL path needs, before it is shown. */
    preload(pathname: string): void;
  };
  /** On the server, from its `server.ts`: the paths of its pages that search engines may list. */
  sitemapPaths?(): string[];
}

/** The fragments remotes offer the shell besides their screens, by remote and name. */
export interface RemoteFragments {
  /** The content of the cart drawer. */
  'checkout/CartDrawer': { CartDrawer: ComponentType };
  /** Articles that a text finds, newest first, for the search box of the header. */
  'blog/ArticleSearch': { findArticles(text: string): { title: string; url: string }[] };
}
