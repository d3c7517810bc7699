import type { CatalogSource } from '@glow/shared/catalog';
import type { FoundLink } from '@glow/shared/search';
import type { ComponentType } from 'react';

/** What a page's data is loaded for. */
export interface PageRequest {
  /** Parameters of the URL's path. */
  params: Record<string, string | undefined>;
  /** The declared parameters of the URL. */
  query: URLSearchParams;
  catalog: CatalogSource;
}

/** What loads the data of a remote's routes, by their names: values of JSON, `null` if there is no such page. */
export type PageData = Record<string, (request: PageRequest) => Promise<unknown>>;

/** The route of a URL path. */
export interface MatchedRoute {
  name: string;
  /** Parameters of the path. */
  params: Record<string, string | undefined>;
  /** Names of the URL parameters that the screen reads. */
  parameters: string[];
  /** Names of the URL parameters that the data depends on. */
  dataParameters: string[];
  hasData: boolean;
  /** Whether the page may be rendered before it is asked for, and kept after it was left. */
  isReusable: boolean;
}

/** The module that a remote exposes from its `routes.tsx`: all screens of the URLs it owns. */
export interface RemoteModule {
  Screens: ComponentType & {
    /** Preloads the code of the screen at a URL path. */
    preload(pathname: string): void | Promise<void>;
    /** The route of a URL path; undefined if there is none. */
    routeOf(pathname: string): MatchedRoute | undefined;
  };
  /** On the server only, from the remote's `server.ts`: the data of its routes. */
  pageData?: PageData;
  /** On the server only, from the remote's `server.ts`: the paths of its indexable pages. */
  sitemapPaths?(catalog: CatalogSource): string[] | Promise<string[]>;
}

/** The fragments that remotes expose to the shell besides their screens, as `remote/module`. */
export interface RemoteFragments {
  /** The content of the cart drawer. */
  'checkout/CartDrawer': { CartDrawer: ComponentType };
  /** Finds articles by text, newest first, for the header's search box. */
  'blog/ArticleSearch': { findArticles(text: string): FoundLink[] };
}

/** The data that one package loads for others, by the path of its URL. */
export interface RemoteData {
  /** The articles that a search of the store finds. */
  '/blog/search/articles'(request: PageRequest): Promise<FoundLink[]>;
  /** The shell's pages that it finds. */
  '/search/pages'(request: PageRequest): Promise<FoundLink[]>;
}
