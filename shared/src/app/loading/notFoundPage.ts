import { lazyComponent } from './lazyComponent';

/** The page of a path that no route has; the server sends its code with it. */
export const NotFoundPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "not-found" */ '../page/NotFoundPage')).NotFoundPage,
  { name: 'not-found' },
);
