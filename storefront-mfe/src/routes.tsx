import { lazyScreen, routedScreens } from '@glow/shared/app';

/** Routes of the storefront remote. */
export const Screens = routedScreens({
  '/': lazyScreen('home', async () => (await import(/* webpackChunkName: "home" */ './home/HomePage')).HomePage),
  '/collections/:category?': lazyScreen(
    'collection',
    async () => (await import(/* webpackChunkName: "collection" */ './collections/CollectionPage')).CollectionPage,
  ),
  '/product/:id': lazyScreen(
    'product',
    async () => (await import(/* webpackChunkName: "product" */ './product/ProductPage')).ProductPage,
  ),
  '/wishlist': lazyScreen(
    'wishlist',
    async () => (await import(/* webpackChunkName: "wishlist" */ './wishlist/WishlistPage')).WishlistPage,
  ),
});
