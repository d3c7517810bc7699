import { defineRoutes } from '@glow/shared/app';

/** Routes of the storefront remote. */
export const Screens = defineRoutes([
  {
    path: '/',
    name: 'home',
    load: async () => (await import(/* webpackChunkName: "home" */ './home/HomePage')).HomePage,
  },
  {
    path: '/collections/:category?',
    name: 'collection',
    parameters: ['q', 'sort', 'view', 'min', 'max', 'brand', 'sub', 'stock', 'new', 'best'],
    load: async () =>
      (await import(/* webpackChunkName: "collection" */ './collections/CollectionPage')).CollectionPage,
  },
  {
    path: '/product/:id',
    name: 'product',
    parameters: ['variant'],
    load: async () => (await import(/* webpackChunkName: "product" */ './product/ProductPage')).ProductPage,
  },
  {
    path: '/wishlist',
    name: 'wishlist',
    parameters: ['item'],
    load: async () => (await import(/* webpackChunkName: "wishlist" */ './wishlist/WishlistPage')).WishlistPage,
  },
]);
