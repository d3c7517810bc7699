/** What the staff's API (`/api/admin`) and its screens exchange. Money of rows is integer cents, times are ISO timestamps. */
import type { Product, Review, Variant } from '@glow/shared/catalog';
import type { Order, OrderStatus } from '@glow/shared/orders';

export * from './policy';
export { SUBCATEGORIES } from './subcategories';

/** Stock below this many pieces is low (ADM-4). */
export const LOW_STOCK_BELOW = 30;

/** A page of a list. */
export interface List<Row> {
  rows: Row[];
  /** Of all pages. */
  matchCount: number;
  /** From 1; the last page in place of one beyond it. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

/** A change that an operator or staff has made. */
export interface AuditRow {
  /** Epoch milliseconds. */
  at: number;
  /** The address of staff, or the user of the machine on which a command ran. */
  operator: string;
  /** Id of an order, a product or an account, `policy`, or `newsletter`. */
  subject: string;
  /** As `status processing → shipped`. */
  change: string;
  note?: string;
}

/** A product that is nearly sold out. */
export type LowStock = Pick<StaffProductRow, 'id' | 'name' | 'image' | 'stockCount'>;

/** The figures of the shop. Amounts are in cents, without cancelled orders. */
export interface Dashboard {
  revenue: number;
  orders: number;
  /** On sale. */
  products: number;
  /** Addresses that have ordered or have an account. */
  customers: number;
  /** In percent, the last 30 days against the 30 before; null if there was nothing before. */
  revenueGrowth: number | null;
  orderGrowth: number | null;
  /** The last 14 days of UTC, as `2026-01-31`, today last. */
  days: { date: string; total: number }[];
  statuses: Record<OrderStatus, number>;
  /** The newest 5, without their shoppers. */
  recent: RecentOrder[];
  /** The 5 with the fewest pieces, below 30. */
  lowStock: LowStock[];
}

/** An order of the dashboard, which every member of staff sees. */
export type RecentOrder = Pick<StaffOrderRow, 'id' | 'createdAt' | 'status' | 'total' | 'pieces'>;

/** The builds of a package that shoppers get. */
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

/** What failed in pages, by build and message. */
export interface ErrorRow {
  package: string;
  build: string;
  /** What failed: `load`, `render`, `event`, … */
  phase: string;
  message: string;
  count: number;
  firstAt: string;
  lastAt: string;
}

/** An order in a list. */
export interface StaffOrderRow extends Pick<Order, 'id' | 'createdAt' | 'status' | 'customerName' | 'customerEmail'> {
  /** In cents. */
  total: number;
  pieces: number;
  /** The shipping address on one line. */
  shipTo: string;
}

/** An email of an order, without its text. */
export interface StaffMail {
  subject: string;
  createdAt: string;
  sentAt?: string;
  /** Why it was not sent at last. */
  problem?: string;
}

/** An order with all that staff see and may do. The amounts of `order` are dollars, as everywhere in an `Order`. */
export interface StaffOrder {
  order: Order;
  /** Counts the changes: a change names the version that it was made on. */
  version: number;
  /** The tracking number of its parcel; empty if there is none. */
  tracking: string;
  /** The statuses that can follow. */
  next: OrderStatus[];
  /** The newest first. */
  changes: AuditRow[];
  /** The newest first. */
  mails: StaffMail[];
}

/** Body of `POST /api/admin/orders/:id`. */
export interface StaffOrderChange {
  version: number;
  status?: OrderStatus;
  /** On one line, without email addresses and card numbers. */
  note?: string;
  /** Empty to take it away. */
  tracking?: string;
}

/** What an account may do. */
export type StaffRole = 'customer' | 'support' | 'catalogue' | 'owner';

/** All orders and the account of one address. */
export interface StaffCustomerRow {
  email: string;
  name: string;
  orders: number;
  /** In cents, without cancelled orders. */
  spent: number;
  lastOrderAt?: string;
  account?: { role: StaffRole; emailVerified: boolean; createdAt: string };
}

/** A reader of the newsletter. */
export interface SubscriberRow {
  email: string;
  firstName: string;
  interests: string[];
  source: string;
  subscribedAt: string;
  isConfirmed: boolean;
}

/** A product in a list: its price in cents, the pieces of all its variants. */
export interface StaffProductRow extends Pick<
  Product,
  'id' | 'sku' | 'name' | 'brand' | 'category' | 'price' | 'stockCount'
> {
  /** How many it has. */
  variants: number;
  isHidden: boolean;
  isDiscontinued: boolean;
  /** As the catalogue has it. */
  image: string;
}

/** A variant as an exported file has it: its price in dollars. */
export interface ProductEntryVariant extends Partial<Omit<Variant, 'id' | 'inStock' | 'stockCount'>> {
  id: string;
  stock?: number;
  discontinued?: boolean;
}

/** A product as an exported file has it (`catalog export --with-stock`): prices in dollars. */
export interface ProductEntry extends Partial<Omit<Product, 'id' | 'inStock' | 'stockCount' | 'variants'>> {
  id: string;
  ingredients?: string[];
  benefits?: string[];
  /** Of a product without variants. */
  stock?: number;
  discontinued?: boolean;
  isHidden?: boolean;
  variants?: ProductEntryVariant[];
  /** Ids of variants and reviews that a change takes away. */
  removedVariants?: string[];
  removedReviews?: string[];
  reviews?: Omit<Review, 'productId'>[];
}

/** A product that staff edit. */
export interface StaffProduct {
  /** A hash of the entry: a change names the one that it was made on. */
  version: string;
  entry: ProductEntry;
}
