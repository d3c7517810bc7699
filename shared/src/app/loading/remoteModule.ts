import type { ComponentType } from 'react';

/** The module that a remote exposes from its `routes.tsx`: all screens of the URLs it owns. */
export interface RemoteModule {
  Screens: ComponentType & {
    /** Preloads the code of the screen at a URL path. */
    preload(pathname: string): void;
    /** Names of the URL parameters that the screen at a URL path reads; undefined in remotes built before app 1.3.0. */
    parametersOf?(pathname: string): string[];
  };
  /** On the server only, from the remote's `server.ts`: the paths of its indexable pages. */
  sitemapPaths?(): string[];
}

/** The fragments that remotes expose to the shell besides their screens, as `remote/module`. */
export interface RemoteFragments {
  /** The content of the cart drawer. */
  'checkout/CartDrawer': { CartDrawer: ComponentType };
  /** Finds articles by text, newest first, for the header's search box. */
  'blog/ArticleSearch': { findArticles(text: string): { title: string; url: string }[] };
}
