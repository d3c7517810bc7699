import type { Order, OrderStatus } from '@glow/shared/orders';
import type { AuditRow } from './shopTypes';

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
