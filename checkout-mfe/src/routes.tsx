import { defineRoutes } from '@glow/shared/app';
import type { pageData } from './pageData';

/** Routes of the checkout remote. */
export const Screens = defineRoutes<typeof pageData>([
  { path: '/cart/suggestions', name: 'cart-suggestions', hasData: true },
  {
    path: '/cart',
    name: 'cart',
    isReusable: true,
    load: async () => (await import(/* webpackChunkName: "cart" */ './cart/CartPage')).CartPage,
  },
  {
    path: '/checkout',
    name: 'checkout',
    parameters: ['step'],
    load: async () => (await import(/* webpackChunkName: "checkout" */ './checkout/CheckoutPage')).CheckoutPage,
  },
]);
