import { lazyScreen, routedScreens } from '@glow/shared/app';

/** Routes below `/admin` (URL-10). */
export const Screens = routedScreens({
  '/admin': lazyScreen(
    'admin',
    async () => (await import(/* webpackChunkName: "admin" */ './admin/AdminPage')).AdminPage,
  ),
});
