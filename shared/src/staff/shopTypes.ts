import type { OrderStatus } from '@glow/shared/orders';
import type { StaffOrderRow } from './orderTypes';
import type { StaffProductRow } from './productTypes';

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
  /** The newest 5. */
  recent: StaffOrderRow[];
  /** The 5 with the fewest pieces, below 30. */
  lowStock: LowStock[];
}

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
