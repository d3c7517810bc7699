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
  /** URL parameters that screen and data read; the server answers alike for all values of other parameters. */
  parameters?: string[];
  /** The parameters that the data depends on. Default: all. */
  dataParameters?: string[];
  /** Seconds until page and data are made again, if the data is not from the catalogue alone; 0: for each request. */
  keepFor?: number;
};

/** Names the screen's chunk and, with `hasData`, its function in `pageData` of the remote's `server.ts`. */
type NamedRoute<DataNames extends string> = { name: string; hasData?: false } | { name: DataNames; hasData: true };

type ScreenRoute<DataNames extends string> = RouteBase<DataNames> & {
  /** Whether the page may be rendered before a click and kept for Back: it has no effects and shows no typed input. */
  isReusable?: boolean;
  load(): Promise<ComponentType>;
};

/** Data without a screen, for example for another remote. */
type DataRoute<DataNames extends string> = RouteBase<DataNames> & { hasData: true };

/** A component or data for all packages. Its chunk and its function in `pageData` have the name after the slash. */
type FragmentRoute =
  | {
      [Name in keyof Fragments]: { fragment: Name; hasData?: boolean; load(): Promise<ComponentType<Fragments[Name]>> };
    }[keyof Fragments]
  | { fragment: keyof FragmentData; hasData: true };

type Route<DataNames extends string> = ScreenRoute<DataNames> | DataRoute<DataNames>;

function routeOfFragment({ fragment, ...route }: FragmentRoute): Route<string> {
  const [, name = ''] = fragment.split('/');
  return { ...route, path: `/fragments/${fragment}`, name, parameters: ['props'] } as Route<string>;
}

/** The screens and fragments of routes, most specific first; other paths are a 404. `Data`: the type of `pageData`. */
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

  /** The most specific route of a URL path, kept because a page asks for it several times. */
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

/** The URL parameters that the data of the current route depends on. */
export const RouteContext = createContext(NO_PARAMETERS);
