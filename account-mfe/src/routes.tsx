import { defineRoutes } from '@glow/shared/app';

export const Screens = defineRoutes([
  {
    path: '/login',
    name: 'login',
    parameters: ['from'],
    load: async () => (await import(/* webpackChunkName: "login" */ './login/LoginPage')).LoginPage,
  },
  {
    path: '/signup',
    name: 'signup',
    parameters: ['from'],
    load: async () => (await import(/* webpackChunkName: "signup" */ './signup/SignupPage')).SignupPage,
  },
  {
    path: '/forgot-password',
    name: 'forgot-password',
    parameters: ['from'],
    load: async () =>
      (await import(/* webpackChunkName: "forgot-password" */ './forgot-password/ForgotPasswordPage'))
        .ForgotPasswordPage,
  },
  {
    path: '/account/orders/:orderId',
    name: 'order',
    load: async () => (await import(/* webpackChunkName: "order" */ './orders/OrderPage')).OrderPage,
  },
  {
    path: '/account/*',
    name: 'account',
    load: async () => (await import(/* webpackChunkName: "account" */ './account/AccountPage')).AccountPage,
  },
]);
