import { lazyComponent } from '@glow/shared/app';

// one chunk, which the server sends with these pages
/** Tells of an address that has no product. */
export const LazyProductNotFound = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-gone" */ './ProductNotFound')).ProductNotFound,
  { name: 'product-gone' },
);

/** Shows a product that is not sold any more, with others. */
export const LazyDiscontinuedProduct = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-gone" */ './DiscontinuedProduct')).DiscontinuedProduct,
  { name: 'product-gone' },
);
