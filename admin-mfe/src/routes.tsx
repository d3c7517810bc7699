import { defineRoutes } from '@glow/shared/app';
import type { pageData } from './pageData';

/** Routes below `/admin` (URL-10). */
export const Screens = defineRoutes<typeof pageData>([
  {
    path: '/admin',
    name: 'admin',
    parameters: ['tab', 'category', 'status', 'page'],
    dataParameters: ['category', 'page'],
    hasData: true,
    load: async () => (await import(/* webpackChunkName: "admin" */ './admin/AdminPage')).AdminPage,
  },
]);
