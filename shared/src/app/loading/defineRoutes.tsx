import { fragmentRemote, readProps, readQuery } from '@glow/shared/remotes';
import { matchRoutes, ParamsProvider, useLocation } from '@glow/shared/router';
import { createContext, type ComponentType } from 'react';
import { MissingFragment, type FragmentData, type Fragments } from '../fragments/RemoteFragment';
import { NotFoundPage } from '../page/NotFoundPage';
import { lazyComponent } from './lazyComponent';
import type { PageData, RemoteModule } from './remoteModule';

/** What a URL leads to: a screen, data, or both. */
type RouteBase<DataNames extends string> = NamedRoute<DataNames> & {
  /** A URL pattern of react-router. */
  path: string;
  /** Names of the URL parameters that screen and data read; the server answers all values of others alike. */
  parameters?: string[];
  /** Those of them that the data depends on. Default: all. */
  dataParameters?: string[];
  /** Seconds after which page and data are made again, if the data does not come from the catalogue alone; 0: for each request. */
  keepFor?: number;
};

/**
 * Name of the screen's chunk, the files of which the server sends with the page. With `hasData`, `pageData` in the remote's `server.ts`
 * has the route's data by this name.
 */
type NamedRoute<DataNames extends string> = { name: string; hasData?: false } | { name: DataNames; hasData: true };

/** A screen and the URLs that show it. */
type ScreenRoute<DataNames extends string> = RouteBase<DataNames> & {
  /**
   * Whether the page may be rendered, hidden, before a click, and kept for Back: if it does nothing by being rendered, and shows
   * nothing that must not stay, such as what is typed into a form.
   */
  isReusable?: boolean;
  load(): Promise<ComponentType>;
};

/** Data for which no screen has a URL, for example what one remote shows of another. */
type DataRoute<DataNames extends string> = RouteBase<DataNames> & { hasData: true };

/**
 * A component or data that pages of any package show by the name of a fragment (`RemoteFragment`). The chunk of the component, and its
 * data in `pageData`, have that name without the remote's.
 */
type FragmentRoute =
  | {
      [Name in keyof Fragments]: { fragment: Name; hasData?: boolean; load(): Promise<ComponentType<Fragments[Name]>> };
    }[keyof Fragments]
  | { fragment: keyof FragmentData; hasData: true };

type Route<DataNames extends string> = ScreenRoute<DataNames> | DataRoute<DataNames>;

/** The route of a fragment's address. */
function routeOfFragment({ fragment, ...route }: FragmentRoute): Route<string> {
  const [, name = ''] = fragment.split('/');
  return { ...route, path: `/fragments/${fragment}`, name, parameters: ['props'] } as Route<string>;
}

/**
 * The screens and fragments of the given routes, most specific first; any other path is a 404. `Data` is the type of the remote's
 * `pageData`.
 */
export function defineRoutes<Data extends PageData>(
  defined: (Route<keyof Data & string> | (FragmentRoute & Pick<RouteBase<string>, 'keepFor'>))[],
): RemoteModule['Screens'] {
  const routes = defined
    .map((route) => ('fragment' in route ? routeOfFragment(route) : route))
    .map((route) => ({
      ...route,
      Screen: 'load' in route ? lazyComponent(route.load, { name: route.name }) : undefined,
    }));

  let last: { pathname?: string; found?: ReturnType<typeof matchFirst> } = {};

  /** The most specific route of a URL path, whatever the order: of its screen, code, data and parameters alike. A page asks for it several times. */
  function match(pathname: string) {
    if (pathname !== last.pathname) last = { pathname, found: matchFirst(pathname) };
    return last.found;
  }

  function matchFirst(pathname: string) {
    return matchRoutes(routes, { pathname })?.[0];
  }

  function Screens() {
    const location = useLocation();
    const isFragment = fragmentRemote(location.pathname) !== undefined;
    const { route, params } = match(location.pathname) ?? {};
    if (!route?.Screen && isFragment) throw new MissingFragment(`There is no fragment at ${location.pathname}`);
    if (!route?.Screen) return <NotFoundPage />;
    const { Screen, parameters = NO_PARAMETERS, dataParameters = parameters } = route;
    return (
      <ParamsProvider value={params ?? {}}>
        <RouteContext value={dataParameters}>
          <Screen {...(isFragment ? readProps(readQuery(location.search)) : {})} />
        </RouteContext>
      </ParamsProvider>
    );
  }

  function preload(pathname: string) {
    return match(pathname)?.route.Screen?.preload();
  }

  function routeOf(pathname: string) {
    const { route, params } = match(pathname) ?? {};
    if (!route) return undefined;
    const { name, parameters = [], dataParameters = parameters, hasData = false, keepFor } = route;
    const isReusable = 'isReusable' in route && route.isReusable === true;
    return { name, parameters, dataParameters, hasData, keepFor, isReusable, params: params ?? {} };
  }

  return Object.assign(Screens, { preload, routeOf });
}

const NO_PARAMETERS: readonly string[] = [];

/** The names of the URL parameters that the data of the current route depends on. */
export const RouteContext = createContext(NO_PARAMETERS);
