import { fieldsLike, isLike } from '@glow/shared/storage';
import { createUserCollection, type Saved } from './userCollection';

/** What is stored of a card (ACC-7): never its number or CVV. */
export interface CardDetails {
  last4: string;
  brand: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  nameOnCard: string;
}

/** A saved card (ACC-7). */
export type SavedPaymentMethod = Saved<'card', CardDetails>;

/** The storable fields: nothing else of a form may reach storage. */
const emptyCard: CardDetails = { last4: '', brand: '', expiryMonth: 0, expiryYear: 0, nameOnCard: '' };

export const savedPaymentMethods = createUserCollection(
  'saved_payment_methods',
  'card',
  (details: CardDetails) => fieldsLike(emptyCard, details),
  (entry) => isLike(emptyCard, entry),
);
