import { defineRoutes } from '@glow/shared/app';
import type { pageData } from './pageData';

export const Screens = defineRoutes<typeof pageData>([
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
    parameters: ['q', 'sort', 'view', 'min', 'max', 'brand', 'sub', 'tag', 'stock', 'new', 'best', 'page'],
    dataParameters: ['q', 'sort', 'min', 'max', 'brand', 'sub', 'tag', 'stock', 'new', 'best', 'page'],
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
  {
    fragment: 'storefront/ProductShelf',
    hasData: true,
    load: async () =>
      (await import(/* webpackChunkName: "ProductShelf" */ './product-shelf/ProductShelf')).ProductShelf,
  },
]);
