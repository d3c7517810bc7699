import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const LoginPage = lazyScreen(async () => (await import('./login/LoginPage')).LoginPage);
const SignupPage = lazyScreen(async () => (await import('./signup/SignupPage')).SignupPage);
const ForgotPasswordPage = lazyScreen(async () => (await import('./forgot-password/ForgotPasswordPage')).ForgotPasswordPage);
const OrderPage = lazyScreen(async () => (await import('./orders/OrderPage')).OrderPage);
const AccountPage = lazyScreen(async () => (await import('./account/AccountPage')).AccountPage);

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
