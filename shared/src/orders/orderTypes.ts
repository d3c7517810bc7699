/** A postal address with its contact (FORM-15). `state` is a US state code, or a province code when `country` is CA. */
export interface Address {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address1: string;
  address2?: string;
  city: string;
  state: string;
  zipCode: string;
  country: Country;
}

/** Where Glow delivers (FORM-14). */
export type Country = 'US' | 'CA';

/** The five order statuses (ORD-1). */
export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

/** One line of an order; `id` is the cart line's id, `price` is dollars for one piece. */
export interface OrderLine {
  id: string;
  name: string;
  quantity: number;
  price: number;
  image: string;
}

/** What is kept of a card: never its number or CVV (PAY-5). */
export interface PaidWith {
  type: 'card';
  last4: string;
  brand: 'visa';
}

/** Body of `POST /api/orders` (API-2). All amounts are dollars with two decimals. */
export interface OrderRequest {
  customerEmail: string;
  customerName: string;
  items: OrderLine[];
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
  shippingAddress: Address;
  billingAddress: Address;
  paymentMethod: PaidWith;
}

/** A placed order: the request, with the id, date and status the server gave it. */
export interface Order extends OrderRequest {
  /** `GLW-` and twelve Crockford base32 characters. */
  id: string;
  /** ISO timestamp. */
  createdAt: string;
  status: OrderStatus;
}

/** What an order's number and email together tell of it (ORD-9): no name, no street, no card. */
export interface TrackedOrder extends Pick<Order, 'id' | 'createdAt' | 'status' | 'items' | 'total'> {
  /** City and state. */
  destination: string;
}

/** Answer of `POST /api/orders/track`. */
export type TrackingResponse = { success: true; order: TrackedOrder } | FailedResponse;

/** Answer of `POST /api/orders` and `GET /api/orders/:id`. */
export type OrderResponse = { success: true; order: Order } | FailedResponse;

/** Every refused request of the API answers in this shape, with a 4xx or 5xx status. */
export interface FailedResponse {
  success: false;
  message: string;
  errors: { message: string; field?: string }[];
  /** What a client can act on, for example `out_of_stock`. */
  code?: string;
}
