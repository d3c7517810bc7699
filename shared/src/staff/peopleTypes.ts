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
