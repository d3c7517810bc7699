import { lazyComponent } from '@glow/shared/app';
import { LoadError } from '@glow/shared/ui';

// the server includes these two in such pages
export const LazyProductGone = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-gone" */ './ProductGone')).ProductGone,
  { name: 'product-gone' },
);

export const LazyBackInStock = lazyComponent(
  async () => (await import(/* webpackChunkName: "buying" */ './buying/BackInStock')).BackInStock,
  { name: 'buying', fallback: () => null },
);

// one chunk for parts that the first screen does not need
export const LazyShelf = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ '../components/ProductCards')).Shelf,
  { fallback: LoadError },
);

export const LazyBelowProduct = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './BelowProduct')).BelowProduct,
  { fallback: LoadError },
);

export const LazyBuyBar = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './buying/BuyBar')).BuyBar,
  { fallback: () => null },
);

export const LazyProductTabs = lazyComponent(
  async () => (await import(/* webpackChunkName: "buying" */ './tabs/ProductTabs')).ProductTabs,
  { fallback: LoadError },
);
