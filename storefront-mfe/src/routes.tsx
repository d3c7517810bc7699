import { defineRoutes } from '@glow/shared/app';
import { DATA_KEYS, QUERY_KEYS } from './collections/queryKeys';

/** Routes of the storefront remote. */
export const Screens = defineRoutes([
  {
    path: '/',
    name: 'home',
    isReusable: true,
    hasData: true,
    load: async () => (await import(/* webpackChunkName: "home" */ './home/HomePage')).HomePage,
  },
  {
    path: '/collections/:category?',
    name: 'collection',
    isReusable: true,
    parameters: QUERY_KEYS,
    dataParameters: DATA_KEYS,
    hasData: true,
    load: async () =>
      (await import(/* webpackChunkName: "collection" */ './collections/CollectionPage')).CollectionPage,
  },
  {
    path: '/product/:id',
    name: 'product',
    isReusable: true,
    parameters: ['variant'],
    dataParameters: [],
    hasData: true,
    load: async () => (await import(/* webpackChunkName: "product" */ './product/ProductPage')).ProductPage,
  },
  {
    path: '/wishlist',
    name: 'wishlist',
    parameters: ['item'],
    hasData: true,
    load: async () => (await import(/* webpackChunkName: "wishlist" */ './wishlist/WishlistPage')).WishlistPage,
  },
  // the products of lists that the device remembers
  { path: '/wishlist/products', name: 'wishlist-products', parameters: ['item'], hasData: true },
]);
