import { fieldsLike, isLike } from '@glow/shared/storage';
import { createUserCollection, type Saved } from './userCollection';

/** The stored part of a card (ACC-7): never number or CVV. The month is 1 to 12, the year has four digits. */
export interface CardDetails {
  last4: string;
  brand: string;
  expiryMonth: number;
  expiryYear: number;
  nameOnCard: string;
}

export type SavedPaymentMethod = Saved<'card', CardDetails>;

/** The fields to store: nothing else of a form may reach storage. */
const emptyCard: CardDetails = { last4: '', brand: '', expiryMonth: 0, expiryYear: 0, nameOnCard: '' };

export const savedPaymentMethods = createUserCollection(
  'saved_payment_methods',
  'card',
  (details: CardDetails) => fieldsLike(emptyCard, details),
  (entry) => isLike(emptyCard, entry),
);
