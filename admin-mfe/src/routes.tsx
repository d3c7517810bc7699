import { defineRoutes } from '@glow/shared/app';

/** Routes below `/admin` (URL-10). */
export const Screens = defineRoutes([
  {
    path: '/admin',
    name: 'admin',
    parameters: ['tab', 'category', 'status', 'page'],
    dataParameters: ['category', 'page'],
    hasData: true,
    load: async () => (await import(/* webpackChunkName: "admin" */ './admin/AdminPage')).AdminPage,
  },
]);
