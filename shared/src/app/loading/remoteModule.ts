import type { CatalogSource } from '@glow/shared/catalog';
import type { ComponentType } from 'react';
import type { FragmentData, Fragments } from '../fragments/RemoteFragment';

/** What a page's data is loaded for. */
export interface PageRequest {
  /** Parameters of the URL's path. */
  params: Record<string, string | undefined>;
  /** The declared parameters of the URL. */
  query: URLSearchParams;
  catalog: CatalogSource;
}

/** What a fragment's data is loaded for: its props, and the catalogue. */
export interface FragmentRequest<Name extends keyof Fragments | keyof FragmentData> extends PageRequest {
  props: Name extends keyof FragmentData
    ? FragmentData[Name]['props']
    : Name extends keyof Fragments
      ? Fragments[Name]
      : never;
}

/** What loads the data of a remote's routes and fragments, by their names: values of JSON, `null` if there is no such page. */
export type PageData = Record<string, (request: PageRequest & { props: never }) => Promise<unknown>>;

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
  /** Seconds that the data holds. */
  keepFor?: number;
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
