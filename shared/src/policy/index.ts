/** What an order costs besides goods, and its limits; an operator changes them while the store is open (PRICE-130). */
export interface StorePolicy {
  /** Tax in thousandths of a percent of the subtotal (PRICE-5). */
  tax: number;
  /** Flat shipping price below `freeFrom`, in cents (PRICE-4). */
  shipping: number;
  /** Minimum subtotal for free shipping, in cents (PRICE-3). */
  freeFrom: number;
  /** Most pieces of a line (PRICE-172). */
  maxPieces?: number;
  /** Highest subtotal, in cents (PRICE-172). */
  maxSubtotal?: number;
}

export interface ToldPolicy extends StorePolicy {
  /** Whether a mail server sends messages; if not, pages say that none leaves the machine (GEN-5). */
  sendsMail?: boolean;
}

/** For a new store, and where no policy is known: in unit tests, without a server, beside builds without a policy. */
export const DEFAULT_POLICY: StorePolicy = { tax: 8_000, shipping: 8_99, freeFrom: 75_00 };

/** The URL of the policy among the data of pages, and its name among the facts of a cart. */
export const POLICY_URL = '/policy';

/** A policy from data of another build; undefined if it is none. */
export function parsePolicy(value: unknown): ToldPolicy | undefined {
  const { tax, shipping, freeFrom } = Object(value);
  return [tax, shipping, freeFrom].every(Number.isInteger) ? (value as ToldPolicy) : undefined;
}

/** The present policy, from a page's catalogue; undefined on a server that has none. */
export async function readPolicy(catalog: object): Promise<ToldPolicy | undefined> {
  const source: { policy?(): Promise<unknown> } = catalog;
  return parsePolicy(await source.policy?.());
}

/** How long after delivery an order can be returned (GEN-2). */
export const RETURNS_PERIOD_DAYS = 30;

/** Discount on the first order, promised to newsletter subscribers (GEN-4). */
export const NEWSLETTER_DISCOUNT_PERCENT = 15;

/** The source of newsletter forms whose interests are products that are sold out (API-31). */
export const BACK_IN_STOCK = 'back_in_stock';

/** The store's contact details: demo fixtures (GEN-7). */
export const CONTACT = {
  email: 'care@glow.example',
  phone: '+1 (212) 555-0147',
  phoneHref: 'tel:+12125550147',
  hours: 'Monday to Friday, 9 am to 6 pm Eastern',
};
