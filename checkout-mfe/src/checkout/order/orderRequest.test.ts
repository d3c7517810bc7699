import { choicesOf, stockOf } from '@glow/shared/catalog';
import { orderTotals, toCents } from '@glow/shared/orders';
import { sampleProducts } from '@glow/shared/samples';
import { cartItem } from '@glow/shared/testing';
import fc from 'fast-check';
import { orderRequest } from './orderRequest';
import { emptyPayment, type PaymentValues } from '../payment/paymentSchema';
import { emptyShipping } from '../address/shippingSchema';

const contact = { email: 'amelia@example.com', phone: '(555) 010-2368' };
const place = { address1: '12 Rose Lane', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' as const };
const delivery = { firstName: 'Amelia', lastName: 'Hart', ...contact, ...place };
const shipping = {
  ...{ ...emptyShipping, ...delivery },
  ...{ firstName: ' Amelia ', lastName: 'Hart ', email: ' amelia@example.com', address2: '  ' },
};
const payment: PaymentValues = {
  ...emptyPayment,
  ...{ nameOnCard: 'Amelia Hart', cardNumber: '4111 1111 1111 1234', expiryDate: '12/27', cvv: '987' },
};

const SERUM = 'Glow Radiance Vitamin C Serum';
const pictureOf = (id: string) => `/images/products/${id}-1-480.webp`;

describe('The order request', () => {
  test('It holds exactly these fields, in dollars (API-2, PRICE-1)', () => {
    expect(orderRequest([cartItem('skn-001', 'travel-15ml', 2), cartItem('skn-003')], shipping, payment)).toEqual({
      customerEmail: 'amelia@example.com',
      customerName: 'Amelia Hart',
      items: [
        { id: 'skn-001-travel-15ml', name: SERUM, quantity: 2, price: 45, image: pictureOf('skn-001') },
        { id: 'skn-003', name: 'Cloud Foam Gentle Cleanser', quantity: 1, price: 34, image: pictureOf('skn-003') },
      ],
      ...{ subtotal: 124, shipping: 0, tax: 9.92, total: 133.92 },
      shippingAddress: delivery,
      billingAddress: delivery,
      paymentMethod: { type: 'card', last4: '1234', brand: 'visa' },
    });
  });

  test('A line in a shade has the picture of the shade (PROD-60)', () => {
    expect(orderRequest([cartItem('mkp-005', 'plum')], shipping, payment).items).toMatchObject([
      { image: '/images/products/mkp-005-1-plum-480.webp' },
    ]);
  });

  test('Below the threshold shipping is added', () => {
    const sums = { subtotal: 34, shipping: 8.99, tax: 2.72, total: 45.71 };
    expect(orderRequest([cartItem('skn-003')], shipping, payment)).toMatchObject(sums);
  });

  test('It contains neither the card number nor the CVV (PAY-5)', () => {
    expect(JSON.stringify(orderRequest([cartItem('skn-003')], shipping, payment))).not.toMatch(/4111|987/);
  });

  test('The same billing address is the shipping address as it is sent (CHK-10)', () => {
    const former = { ...payment, billing: { ...payment.billing, city: 'Salem' } };
    expect(orderRequest([cartItem('skn-003')], shipping, former).billingAddress).toEqual(delivery);
  });

  test('A separate billing address is sent with the contact of the shipping form (CHK-10)', () => {
    const street = { firstName: 'Noor', lastName: 'Ali', address1: '5 King St', address2: 'Unit 2' };
    const billing = { ...street, city: 'Toronto', state: 'ON', zipCode: 'M5H 1A1', country: 'CA' as const };
    const own = { ...payment, billingSameAsShipping: false, billing };
    const request = orderRequest([cartItem('skn-003')], shipping, own);
    expect(request.billingAddress).toEqual({ ...billing, ...contact });
    expect(request.shippingAddress).toEqual(delivery);
  });
});

const sold = sampleProducts.flatMap(choicesOf).filter(({ product, variant }) => stockOf(product, variant).inStock);

test('For any cart, the sent amounts are whole cents, add up, and survive JSON', () => {
  const line = fc
    .constantFrom(...sold)
    .chain(({ product, variant }) =>
      fc
        .integer({ min: 1, max: stockOf(product, variant).stockCount })
        .map((quantity) => cartItem(product.id, variant?.id, quantity)),
    );
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 1, selector: ({ id }) => id }), (items) => {
      const sent = orderRequest(items, shipping, payment);
      const { subtotal, shipping: delivery, tax, total } = JSON.parse(JSON.stringify(sent)) as typeof sent;
      const inCents = {
        subtotal: toCents(subtotal),
        shipping: toCents(delivery),
        tax: toCents(tax),
        total: toCents(total),
      };
      expect(inCents).toEqual(orderTotals(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)));
      expect(inCents.total).toBe(inCents.subtotal + inCents.shipping + inCents.tax);
      expect(sent.items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0)).toBe(
        inCents.subtotal,
      );
      for (const amount of [subtotal, delivery, tax, total]) expect(amount).toBe(Number(amount.toFixed(2)));
    }),
  );
});
