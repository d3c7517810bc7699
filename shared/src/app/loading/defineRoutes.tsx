import { Route, Routes, matchPath } from '@glow/shared/router';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../page/NotFoundPage';
import { lazyComponent, type LazyComponent } from './lazyComponent';
import type { RemoteModule } from './remoteModule';

/** A screen and the URLs that show it. */
export interface ScreenRoute {
  /** A URL pattern of react-router. */
  path: string;
  /** Name of the screen's chunk; the server sends the files of the chunk with the page. */
  name: string;
  /** Names of the URL parameters that the screen reads; the server renders one page for all values of others. */
  parameters?: string[];
  load(): Promise<ComponentType>;
}

/** The screens of the given routes, most specific first; any other path is a 404. */
export function defineRoutes(routes: ScreenRoute[]): RemoteModule['Screens'] {
  const Screens = createScreens(routes.map(({ path, name, load }) => [path, lazyComponent(load, { name })]));
  return Object.assign(Screens, {
    parametersOf: (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))?.parameters ?? [],
  });
}

/** Lazy screens by URL pattern. */
export function createScreens(screens: [path: string, Screen: LazyComponent][]): RemoteModule['Screens'] {
  function Screens() {
    return (
      <Routes>
        {screens.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    );
  }

  function preload(pathname: string) {
    const [, Screen] = screens.find(([path]) => matchPath(path, pathname)) ?? [];
    Screen?.preload();
  }

  return Object.assign(Screens, { preload });
}
