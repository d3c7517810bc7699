import { products, type Choice } from '@glow/shared/catalog';
import { toCents } from '@glow/shared/orders';
import { cartItem, renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { OrderAmounts } from './OrderAmounts';
import { orderRequest } from './orderRequest';
import { emptyPayment } from './paymentSchema';
import { emptyShipping } from './shippingSchema';

const choices = products.flatMap<Choice>(
  (product) => product.variants?.map((variant) => ({ product, variant })) ?? [{ product }],
);

function Amounts() {
  return <OrderAmounts country="US" />;
}

/** Parses a displayed price into cents. */
function centsOf(shown: string | null): number {
  return shown === 'Free' ? 0 : toCents(Number(shown?.replace(/[$,]/g, '')));
}

test('For any cart, the displayed amounts equal the sent ones to the cent', () => {
  const line = fc.record({ choice: fc.constantFrom(...choices), quantity: fc.integer({ min: 1, max: 140 }) });
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 1, selector: ({ choice }) => choice }), (lines) => {
      const cart = lines.map(({ choice: { product, variant }, quantity }) =>
        cartItem(product.id, variant?.id, quantity),
      );
      const { unmount } = renderRoutes(Amounts, '/', { cart });
      const shown = screen.getAllByRole('definition').map(({ textContent }) => centsOf(textContent));
      const { subtotal, shipping, tax, total } = orderRequest(cart, emptyShipping, emptyPayment);
      expect(shown).toEqual([subtotal, shipping, tax, total].map(toCents));
      unmount();
    }),
    { numRuns: 50 },
  );
});
