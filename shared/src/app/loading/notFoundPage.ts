import { lazyComponent } from './lazyComponent';

/** The page of a path that no route has; the server sends its code with it, in one file with the shell's pages of what is to come. */
export const NotFoundPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "coming-soon" */ '../page/NotFoundPage')).NotFoundPage,
  { name: 'coming-soon' },
);
