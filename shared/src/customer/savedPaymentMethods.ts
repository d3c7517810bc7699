import { fieldsLike, isLike } from '@glow/shared/storage';
import { MOST_SAVED } from '@glow/shared/validation';
import { createUserCollection, type Saved } from './userCollection';

const emptyCard = { last4: '', brand: '', expiryMonth: 0, expiryYear: 0, nameOnCard: '' };

/** All that is stored of a card (ACC-7): never number or CVV. The month is 1 to 12, the year has four digits. */
export type CardDetails = typeof emptyCard;

export type SavedPaymentMethod = Saved<'card', CardDetails>;

export const savedPaymentMethods = createUserCollection(
  'saved_payment_methods',
  'card',
  (details: CardDetails) => fieldsLike(emptyCard, details),
  (entry) => isLike(emptyCard, entry),
  MOST_SAVED.cards,
);
