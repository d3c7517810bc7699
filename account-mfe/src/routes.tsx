import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const LoginPage = lazyScreen('login', async () => (await import(/* webpackChunkName: "login" */ './login/LoginPage')).LoginPage);
const SignupPage = lazyScreen('signup', async () => (await import(/* webpackChunkName: "signup" */ './signup/SignupPage')).SignupPage);
const ForgotPasswordPage = lazyScreen('forgot-password', async () => (await import(/* webpackChunkName: "forgot-password" */ './forgot-password/ForgotPasswordPage')).ForgotPasswordPage);
const OrderPage = lazyScreen('order', async () => (await import(/* webpackChunkName: "order" */ './orders/OrderPage')).OrderPage);
const AccountPage = lazyScreen('account', async () => (await import(/* webpackChunkName: "account" */ './account/AccountPage')).AccountPage);

/** Every screen where a shopper is known: login, signup, password reset, the account and its orders. */
export function Screens() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/account/orders/:orderId" element={<OrderPage />} />
      <Route path="/account/*" element={<AccountPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
