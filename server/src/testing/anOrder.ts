import { choicesOf, lineId, priceOf, stockOf } from '@glow/shared/catalog';
import { orderTotals, toDollars, type Address, type OrderRequest } from '@glow/shared/orders';
import { sampleProducts } from '@glow/shared/samples';
import type { CatalogLine } from '../catalog/lockLines';

/** The sample choices by line id, with their initial stock. */
export const sampleLines: ReadonlyMap<string, CatalogLine> = new Map(
  sampleProducts.flatMap(choicesOf).map(({ product, variant }): [string, CatalogLine] => [
    lineId(product, variant),
    {
      name: variant ? `${product.name} (${variant.name})` : product.name,
      price: priceOf(product, variant),
      left: stockOf(product, variant).stockCount,
      isDiscontinued: false,
    },
  ]),
);

/** Line ids of the samples with an initial stock of 10 pieces or more. */
export const lineIds: string[] = [...sampleLines].filter(([, { left }]) => left >= 10).map(([id]) => id);

const address: Address = {
  firstName: 'Rose',
  lastName: 'Miller',
  email: 'rose@example.com',
  phone: '+1 555 010 0199',
  address1: '12 Garden Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

/** A valid order of the given quantities by line id, with `changes` merged in. */
export function anOrder(
  quantities: Record<string, number> = { [lineIds[0] ?? '']: 1 },
  changes: Record<string, unknown> = {},
): OrderRequest {
  const items = Object.entries(quantities).map(([id, quantity]) => {
    const { name = 'Unknown', price = 1000 } = sampleLines.get(id) ?? {};
    return { id, name, quantity, price: toDollars(price), image: 'products/skn-001-1' };
  });
  const { subtotal, shipping, tax, total } = orderTotals(
    items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0),
  );
  return {
    customerEmail: 'rose@example.com',
    customerName: 'Rose Miller',
    items,
    subtotal: toDollars(subtotal),
    shipping: toDollars(shipping),
    tax: toDollars(tax),
    total: toDollars(total),
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
    ...changes,
  };
}
