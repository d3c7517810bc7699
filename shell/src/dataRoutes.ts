import { defineRoutes, type RemoteModule } from '@glow/shared/app';
import { POLICY_URL } from '@glow/shared/policy';
import { pageData } from './pageData';
import { shellScreens } from './routing/shellScreens';

/** Routes without a screen: only the server needs to know them. */
const dataRoutes = defineRoutes<typeof pageData>([
  { path: '/search/suggestions', name: 'suggestions', parameters: ['q'], hasData: true },
  { path: '/search/pages', name: 'found-pages', parameters: ['q'], hasData: true },
  { path: POLICY_URL, name: 'policy', hasData: true },
]);

/** The shell as the owner of URLs: its screens and its data. */
export const shellModule: Pick<RemoteModule, 'Screens' | 'pageData'> = {
  Screens: Object.assign(() => null, {
    preload: shellScreens.preload,
    routeOf: (pathname: string) => shellScreens.routeOf(pathname) ?? dataRoutes.routeOf(pathname),
  }),
  pageData,
};
