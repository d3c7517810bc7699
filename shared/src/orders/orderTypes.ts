import type { ORDER_FIELDS, Texts } from '@glow/shared/validation';
import type { Address } from './address';

/** The five order statuses (ORD-2). */
export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

/** An order line; `id` is the cart line's id, `price` is the unit price in dollars. */
export interface OrderLine {
  id: string;
  name: string;
  quantity: number;
  price: number;
  image: string;
}

/** A line of a placed order, as the catalogue had it then. */
export interface SoldLine extends OrderLine {
  /** The shade or size, as `Shade: Plum`. */
  variant?: string;
}

/** The stored part of a card: never its number or CVV (PAY-5). */
export interface PaidWith {
  type: 'card';
  last4: string;
  brand: 'visa';
}

/** Body of `POST /api/orders` (API-2). All amounts are dollars with two decimals. */
export interface OrderRequest extends Texts<typeof ORDER_FIELDS> {
  customerEmail: string;
  items: OrderLine[];
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
  shippingAddress: Address;
  billingAddress: Address;
  paymentMethod: PaidWith;
}

export interface Order extends OrderRequest {
  /** `GLW-` and twelve Crockford base32 characters. */
  id: string;
  /** ISO timestamp. */
  createdAt: string;
  status: OrderStatus;
  items: SoldLine[];
  /** The number of the parcel, or the address of a page that follows it (`trackingPage` tells which). */
  tracking?: string;
  /** When the order reached each status after the first one, as ISO timestamps. */
  statusDates?: Partial<Record<OrderStatus, string>>;
  /** When this device got the server's answer, by its own clock, which may be wrong; absent elsewhere. */
  keptAt?: number;
}

/** The part of an account's order that stays on this device after sign-out (AUTH-16): nothing tells who ordered. */
export type OrderSummary = Pick<
  Order,
  'id' | 'createdAt' | 'status' | 'items' | 'subtotal' | 'shipping' | 'tax' | 'total'
>;

/** The part of a guest's order that an account with its confirmed email address sees (ORD-161). */
export type ClaimedOrder = OrderSummary & TrackedOrder & Pick<Address, 'country'>;

export type KeptOrder = Order | ClaimedOrder | OrderSummary;

/** Body of `POST /api/orders/track`, and the fields of its form. */
export type TrackingRequest = Record<'orderId' | 'email', string>;

/** The part of an order that its number and email give access to (ORD-9): no name, street or card. */
export interface TrackedOrder extends Pick<
  Order,
  'id' | 'createdAt' | 'status' | 'items' | 'total' | 'tracking' | 'statusDates'
> {
  /** City and state. */
  destination: string;
}

/** Response of `POST /api/orders/track`. */
export type TrackingResponse = { success: true; order: TrackedOrder } | FailedResponse;

/** Response of `POST /api/orders` and `GET /api/orders/:id`. */
export type OrderResponse = { success: true; order: Order } | FailedResponse;

/** Response of `POST /api/orders/attempt`: the order that the attempt has placed, if any. */
export type AttemptResponse = { success: true; order: Order | null } | FailedResponse;

/** Error response of the API, with a 4xx or 5xx status. */
export interface FailedResponse {
  success: false;
  message: string;
  errors: { message: string; field?: string }[];
  /** Machine-readable error code, for example `out_of_stock`. */
  code?: string;
  /** In dollars: sums with `price_changed`, lines also with `out_of_stock`; `left` counts the pieces left. */
  figures?: Partial<Pick<OrderRequest, 'subtotal' | 'shipping' | 'tax' | 'total'>> & {
    items?: { id: string; price?: number; left?: number }[];
  };
}
