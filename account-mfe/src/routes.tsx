import { lazyScreen, routedScreens } from '@glow/shared/app';

/** Routes of the account remote. */
export const Screens = routedScreens({
  '/login': lazyScreen(
    'login',
    async () => (await import(/* webpackChunkName: "login" */ './login/LoginPage')).LoginPage,
  ),
  '/signup': lazyScreen(
    'signup',
    async () => (await import(/* webpackChunkName: "signup" */ './signup/SignupPage')).SignupPage,
  ),
  '/forgot-password': lazyScreen(
    'forgot-password',
    async () =>
      (await import(/* webpackChunkName: "forgot-password" */ './forgot-password/ForgotPasswordPage'))
        .ForgotPasswordPage,
  ),
  '/account/orders/:orderId': lazyScreen(
    'order',
    async () => (await import(/* webpackChunkName: "order" */ './orders/OrderPage')).OrderPage,
  ),
  '/account/*': lazyScreen(
    'account',
    async () => (await import(/* webpackChunkName: "account" */ './account/AccountPage')).AccountPage,
  ),
});
