import { defineRoutes } from '@glow/shared/app';

export const Screens = defineRoutes([
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
  {
    fragment: 'checkout/CartDrawer',
    load: async () => (await import(/* webpackChunkName: "CartDrawer" */ './cart-drawer/CartDrawer')).CartDrawer,
  },
]);
