import { lazyComponent } from '@glow/shared/app';

/** Loaded where something is sold out; the server sends it with such a page. */
export const LazyBackInStock = lazyComponent(
  async () => (await import(/* webpackChunkName: "back-in-stock" */ './BackInStock')).BackInStock,
  { name: 'back-in-stock', fallback: () => null },
);
