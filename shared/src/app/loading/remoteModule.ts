import type { CatalogSource } from '@glow/shared/catalog';
import type { ComponentType } from 'react';
import type { FragmentData, Fragments } from '../fragments/RemoteFragment';

/** `params` are from the URL's path, `query` has its declared parameters. */
export interface PageRequest {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  catalog: CatalogSource;
}

export interface FragmentRequest<Name extends keyof Fragments | keyof FragmentData> extends PageRequest {
  props: Name extends keyof FragmentData
    ? FragmentData[Name]['props']
    : Name extends keyof Fragments
      ? Fragments[Name]
      : never;
}

/** Functions that load the data of routes and fragments, by name: JSON values, `null` if there is no such page. */
export type PageData = Record<string, (request: PageRequest & { props: never }) => Promise<unknown>>;

/** A route of `defineRoutes` at a URL path, with its fields; `params` are from the path. */
export interface MatchedRoute {
  name: string;
  params: Record<string, string | undefined>;
  parameters: string[];
  dataParameters: string[];
  hasData: boolean;
  keepFor?: number;
  isReusable: boolean;
}

type SitemapPath = string | [path: string, changed: string];

/** The module that a remote exposes from its `routes.tsx`: all screens of the URLs it owns. */
export interface RemoteModule {
  Screens: ComponentType & {
    preload(pathname: string): void | Promise<void>;
    routeOf(pathname: string): MatchedRoute | undefined;
  };
  /** The data of routes, from the remote's `server.ts`: on the server only, as `sitemapPaths`. */
  pageData?: PageData;
  /** The paths of indexable pages, also with the day of their last change, as `2026-11-30`. */
  sitemapPaths?(catalog: CatalogSource): SitemapPath[] | Promise<SitemapPath[]>;
}
