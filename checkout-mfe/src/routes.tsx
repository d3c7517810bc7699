import { lazyScreen, routedScreens } from '@glow/shared/app';

/** Routes of the checkout remote. */
export const Screens = routedScreens({
  '/cart': lazyScreen('cart', async () => (await import(/* webpackChunkName: "cart" */ './cart/CartPage')).CartPage),
  '/checkout': lazyScreen(
    'checkout',
    async () => (await import(/* webpackChunkName: "checkout" */ './checkout/CheckoutPage')).CheckoutPage,
  ),
});
