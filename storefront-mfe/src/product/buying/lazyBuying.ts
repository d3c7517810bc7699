import { lazyComponent } from '@glow/shared/app';

// one chunk: the entry, which all pages of the storefront load, names each chunk with its hash

/** Loaded if something is sold out; the server sends it with such a page. */
export const LazyBackInStock = lazyComponent(
  async () => (await import(/* webpackChunkName: "buying" */ './BackInStock')).BackInStock,
  { name: 'buying', fallback: () => null },
);

/** Loaded once the buy bar of the page is out of sight; if it cannot be loaded there is only that bar. */
export const LazyStickyBuyBar = lazyComponent(
  async () => (await import(/* webpackChunkName: "buying" */ './StickyBuyBar')).StickyBuyBar,
  { fallback: () => null },
);
