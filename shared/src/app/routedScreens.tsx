import { Route, Routes, matchPath } from '@glow/shared/router';
import type { LazyScreen } from './lazyScreen';
import { NotFoundPage } from './NotFoundPage';
import type { RemoteModule } from './remoteModule';

/** Screens by URL pattern, most specific first; any other path is a 404. */
export function routedScreens(screens: Record<string, LazyScreen>): RemoteModule['Screens'] {
  function Screens() {
    return (
      <Routes>
        {Object.entries(screens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    );
  }

  function preload(pathname: string) {
    const [, screen] = Object.entries(screens).find(([path]) => matchPath(path, pathname)) ?? [];
    screen?.preload();
  }

  return Object.assign(Screens, { preload });
}
