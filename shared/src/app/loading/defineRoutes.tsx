import { Route, Routes, matchPath } from '@glow/shared/router';
import { createContext, type ComponentType } from 'react';
import { NotFoundPage } from '../page/NotFoundPage';
import { lazyComponent } from './lazyComponent';
import type { RemoteModule } from './remoteModule';

/** What a URL leads to: a screen, data, or both. */
interface RouteBase {
  /** A URL pattern of react-router. */
  path: string;
  /** Name of the screen's chunk; the server sends the files of the chunk with the page. */
  name: string;
  /** Names of the URL parameters that screen and data read; the server answers all values of others alike. */
  parameters?: string[];
  /** Those of them that the data depends on. Default: all. */
  dataParameters?: string[];
  /** Whether `pageData` in the remote's `server.ts` has the route's data, by its name. */
  hasData?: boolean;
}

/** A screen and the URLs that show it. */
export interface ScreenRoute extends RouteBase {
  /**
   * Whether the page may be rendered, hidden, before a click, and kept for Back: where it does nothing by being rendered, and shows
   * nothing that must not stay, such as what is typed into a form.
   */
  isReusable?: boolean;
  load(): Promise<ComponentType>;
}

/** Data for which no screen has a URL, for example of what the device remembers. */
export interface DataRoute extends RouteBase {
  hasData: true;
}

/** The screens of the given routes, most specific first; any other path is a 404. */
export function defineRoutes(routes: (ScreenRoute | DataRoute)[]): RemoteModule['Screens'] {
  const screens = routes
    .filter((route) => 'load' in route)
    .map(({ path, name, parameters, dataParameters = parameters, load }) => ({
      path,
      dataParameters,
      Screen: lazyComponent(load, { name }),
    }));

  function Screens() {
    return (
      <Routes>
        {screens.map(({ path, Screen, dataParameters = NO_PARAMETERS }) => (
          <Route
            key={path}
            path={path}
            element={
              <RouteContext value={dataParameters}>
                <Screen />
              </RouteContext>
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    );
  }

  function preload(pathname: string) {
    return screens.find(({ path }) => matchPath(path, pathname))?.Screen.preload();
  }

  function routeOf(pathname: string) {
    const route = routes.find(({ path }) => matchPath(path, pathname));
    if (!route) return undefined;
    const { path, name, parameters = [], dataParameters = parameters, hasData = false } = route;
    const isReusable = 'isReusable' in route && route.isReusable === true;
    return { name, parameters, dataParameters, hasData, isReusable, params: matchPath(path, pathname)?.params ?? {} };
  }

  return Object.assign(Screens, { preload, routeOf });
}

const NO_PARAMETERS: readonly string[] = [];

/** The names of the URL parameters that the data of the current route depends on. */
export const RouteContext = createContext(NO_PARAMETERS);
