import { lastFour } from '@glow/shared/customer';
import type { CartItem } from '@glow/shared/cart';
import {
  linePictureUrl,
  orderTotals,
  toDollars,
  toPostalAddress,
  type Address,
  type OrderLine,
  type OrderRequest,
  type PostalAddress,
} from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import { cleanFields } from '@glow/shared/validation';
import { linePicture } from '../../components/lineLabel';
import { subtotalOf } from '../../components/reconcileCart';
import type { PaymentValues } from '../payment/paymentSchema';
import type { ShippingValues } from '../address/shippingSchema';

/** The body of `POST /api/orders` (API-2): amounts in dollars, only the card's last four digits. */
export function orderRequest(
  items: CartItem[],
  shipping: ShippingValues,
  payment: PaymentValues,
  policy?: StorePolicy,
): OrderRequest {
  const shippingAddress = toAddress(shipping, shipping);
  const amounts = orderTotals(subtotalOf(items), policy);
  return {
    customerEmail: shippingAddress.email,
    customerName: `${shippingAddress.firstName} ${shippingAddress.lastName}`,
    items: items.map(toOrderLine),
    subtotal: toDollars(amounts.subtotal),
    shipping: toDollars(amounts.shipping),
    tax: toDollars(amounts.tax),
    total: toDollars(amounts.total),
    shippingAddress,
    // derived on submit, because edits of the shipping address must also apply to billing (CHK-10)
    billingAddress: payment.billingSameAsShipping ? shippingAddress : toAddress(payment.billing, shipping),
    paymentMethod: { type: 'card', last4: lastFour(payment.cardNumber), brand: 'visa' },
  };
}

function toOrderLine(item: CartItem): OrderLine {
  const { id, product, quantity, price } = item;
  return { id, name: product.name, quantity, price: toDollars(price), image: linePictureUrl(linePicture(item)) };
}

/** A billing address gets the contact of the shipping form. */
function toAddress(postal: PostalAddress, { email, phone }: ShippingValues): Address {
  return cleanFields({ ...toPostalAddress(postal), email, phone });
}
