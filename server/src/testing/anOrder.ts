import { choicesOf, lineId, priceOf, stockOf, variantText } from '@glow/shared/catalog';
import {
  linePictureUrl,
  orderTotals,
  toDollars,
  type Address,
  type OrderRequest,
  type SoldLine,
} from '@glow/shared/orders';
import { sampleProducts } from '@glow/shared/samples';
import type { CatalogLine } from '../shop/catalog/lockLines';

/** The sample choices by line id, with their initial stock. */
export const sampleLines: ReadonlyMap<string, CatalogLine> = new Map(
  sampleProducts.flatMap(choicesOf).map(({ product, variant }): [string, CatalogLine] => [
    lineId(product, variant),
    {
      name: variant ? `${product.name} (${variant.name})` : product.name,
      productName: product.name,
      ...(variant && { variant: variantText(variant) }),
      image: variant?.image ?? product.images[0] ?? '',
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
    const { productName: name = 'Unknown', price = 1000, image } = sampleLines.get(id) ?? {};
    return { id, name, quantity, price: toDollars(price), image: linePictureUrl(image) };
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

/** The lines of an order as they are stored: with the shade or size. */
export function soldLines({ items }: OrderRequest): SoldLine[] {
  return items.map((item) => {
    const variant = sampleLines.get(item.id)?.variant;
    return { ...item, ...(variant && { variant }) };
  });
}
