import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const CartPage = lazyScreen(async () => (await import('./cart/CartPage')).CartPage);
const CheckoutPage = lazyScreen(async () => (await import('./checkout/CheckoutPage')).CheckoutPage);

/** Every screen of the checkout remote. */
export function Screens() {
  return (
    <Routes>
      <Route path="/cart" element={<CartPage />} />
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
