import { choicesOf } from '@glow/shared/catalog';
import { toCents } from '@glow/shared/orders';
import { sampleProducts } from '@glow/shared/samples';
import { cartItem, renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { OrderAmounts } from './OrderAmounts';
import { orderRequest } from '../order/orderRequest';
import { emptyPayment } from '../payment/paymentSchema';
import { emptyShipping } from '../address/shippingSchema';

const choices = sampleProducts.flatMap(choicesOf);

function centsOf(shown: string | null): number {
  return shown === 'Free' ? 0 : toCents(Number(shown?.replace(/[$,]/g, '')));
}

test('For any cart, the displayed amounts equal the sent ones to the cent (PRICE-6)', () => {
  const line = fc.record({ choice: fc.constantFrom(...choices), quantity: fc.integer({ min: 1, max: 140 }) });
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 1, selector: ({ choice }) => choice }), (lines) => {
      const cart = lines.map(({ choice: { product, variant }, quantity }) =>
        cartItem(product.id, variant?.id, quantity),
      );
      const subtotal = cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const { unmount } = renderRoutes(() => <OrderAmounts subtotal={subtotal} country="US" />, '/');
      const shown = screen.getAllByRole('definition').map(({ textContent }) => centsOf(textContent));
      const sent = orderRequest(cart, emptyShipping, emptyPayment);
      expect(shown).toEqual([sent.subtotal, sent.shipping, sent.tax, sent.total].map(toCents));
      unmount();
    }),
    { numRuns: 50 },
  );
});
