/** The data of the staff's API (`/api/admin`). Money of rows is integer cents, times are ISO timestamps. */
import type { Product, Review, Variant } from '@glow/shared/catalog';
import type { Address, Order, OrderStatus } from '@glow/shared/orders';

export * from './policy';

/** Stock below this many pieces is low (ADM-4). */
export const LOW_STOCK_BELOW = 30;

/** `matchCount` is for all pages; `page` is from 1 and at most `pageCount`, which is at least 1. */
export interface List<Row> {
  rows: Row[];
  matchCount: number;
  page: number;
  pageCount: number;
  /** The last row, after which the next page begins. Absent on the last page, and if the server is older. */
  after?: string;
}

export interface AuditRow {
  /** Epoch milliseconds. */
  at: number;
  /** The address of staff, or the user of the machine on which a command ran. */
  operator: string;
  /** Id of an order, a product or an account, `policy`, or `newsletter`. */
  subject: string;
  /** Of the log: the account's address or the product's name. */
  name?: string;
  /** As `status processing → shipped`. */
  change: string;
  note?: string;
}

/** Amounts are in cents, without cancelled orders; `products` are on sale, `customers` have an order or an account. */
export interface Dashboard {
  revenue: number;
  orders: number;
  products: number;
  customers: number;
  /** In percent, the last 30 days against the 30 days before; null if there was nothing before. */
  revenueGrowth: number | null;
  orderGrowth: number | null;
  /** The last 14 days in the time zone that was asked for, as `2026-01-31`, today last. */
  days: { date: string; total: number }[];
  statuses: Record<OrderStatus, number>;
  /** The newest 5, without their shoppers. */
  recent: RecentOrder[];
  /** The 5 with the fewest pieces, below 30. */
  lowStock: Pick<StaffProductRow, 'id' | 'name' | 'image' | 'stockCount'>[];
}

/** An order of the dashboard, which every member of staff sees. */
export type RecentOrder = Pick<StaffOrderRow, 'id' | 'createdAt' | 'status' | 'total' | 'pieces'>;

export interface ReleaseRow {
  package: string;
  /** Absent if none is live. */
  build?: string;
  version?: string;
  /** When shoppers got it; absent for a build that was never released. */
  since?: string;
  /** The build that `share` percent of shoppers get instead. */
  canary?: { build: string; version: string; share: number };
  /** Switched off, whole or in part. */
  isOff: boolean;
}

/** Failures in pages, by build and message. */
export interface ErrorRow {
  package: string;
  build: string;
  /** `load`, `render`, `event`, … */
  phase: string;
  message: string;
  count: number;
  firstAt: string;
  lastAt: string;
}

export interface StaffOrderRow extends Pick<Order, 'id' | 'createdAt' | 'status' | 'customerName' | 'customerEmail'> {
  total: number;
  pieces: number;
  /** A line for each part of the address, which ends with a comma. */
  shipTo: string;
}

export interface StaffMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: string;
  sentAt?: string;
  /** Why it could not be sent. */
  problem?: string;
}

/** `order` has amounts in dollars, as always; `next` are possible statuses; changes and mails are newest first. */
export interface StaffOrder {
  order: Order;
  /** A change names the version that it was made on. */
  version: number;
  /** Empty if there is no tracking number. */
  tracking: string;
  next: OrderStatus[];
  /** What can be corrected. Absent if the server is older. */
  corrections?: (keyof OrderCorrection)[];
  changes: AuditRow[];
  mails: StaffMail[];
}

export interface OrderCorrection {
  email?: string;
  /** The shipping address. */
  address?: Omit<Address, 'email'>;
}

/** Body of `POST /api/admin/orders/:id`. */
export interface StaffOrderChange extends OrderCorrection {
  version: number;
  status?: OrderStatus;
  /** On one line, without email addresses and card numbers. */
  note?: string;
  /** A number or an `https` address; an empty text removes it. */
  tracking?: string;
}

export const STAFF_ROLES = ['customer', 'support', 'catalogue', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** All orders and the account of one address. */
export interface StaffCustomerRow {
  email: string;
  name: string;
  orders: number;
  /** Without cancelled orders. */
  spent: number;
  lastOrderAt?: string;
  account?: { role: StaffRole; emailVerified: boolean; createdAt: string };
}

export interface SubscriberRow {
  email: string;
  firstName: string;
  interests: string[];
  source: string;
  subscribedAt: string;
  isConfirmed: boolean;
}

/** `price` is in cents, `stockCount` the pieces of all variants, `variants` their number. */
export interface StaffProductRow extends Pick<
  Product,
  'id' | 'sku' | 'name' | 'brand' | 'category' | 'price' | 'stockCount'
> {
  variants: number;
  isHidden: boolean;
  isDiscontinued: boolean;
  image: string;
}

/** A variant in an exported file: its price is in dollars. */
export interface ProductEntryVariant extends Partial<Omit<Variant, 'id' | 'inStock' | 'stockCount'>> {
  id: string;
  stock?: number;
  discontinued?: boolean;
}

/** A product in an exported file (`catalog export --stock`): prices are in dollars. */
export interface ProductEntry extends Partial<Omit<Product, 'id' | 'inStock' | 'stockCount' | 'variants'>> {
  id: string;
  ingredients?: string[];
  benefits?: string[];
  /** Only if the product has no variants. */
  stock?: number;
  discontinued?: boolean;
  isHidden?: boolean;
  variants?: ProductEntryVariant[];
  /** Ids of variants and reviews that a change removes. */
  removedVariants?: string[];
  removedReviews?: string[];
  reviews?: Omit<Review, 'productId'>[];
}

export interface StaffProduct {
  /** A hash of the entry; a change names the version that it was made on. */
  version: string;
  entry: ProductEntry;
}

/** How many products a change concerns, as a sentence. */
export function changeCount(count: number): string {
  return count === 0 ? 'Nothing is different.' : `${count} ${count === 1 ? 'product changes' : 'products change'}.`;
}
