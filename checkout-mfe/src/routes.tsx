import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const CartPage = lazyScreen('cart', async () => (await import(/* webpackChunkName: "cart" */ './cart/CartPage')).CartPage);
const CheckoutPage = lazyScreen('checkout', async () => (await import(/* webpackChunkName: "checkout" */ './checkout/CheckoutPage')).CheckoutPage);

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
