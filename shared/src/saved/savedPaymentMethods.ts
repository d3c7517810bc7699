import { createUserCollection } from './userCollection';

/** A card in someone's account (ACC-7): never its number or CVV. */
export interface SavedPaymentMethod {
  id: string;
  type: 'card';
  isDefault: boolean;
  last4: string;
  brand: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  nameOnCard: string;
}

const lists = createUserCollection<SavedPaymentMethod>('saved_payment_methods', ({ id, last4, nameOnCard }) =>
  typeof id === 'string' && typeof last4 === 'string' && typeof nameOnCard === 'string');

/** What is kept of a card, apart from its place in the account. */
export type CardDetails = Omit<SavedPaymentMethod, 'id' | 'type' | 'isDefault'>;

/** The cards this person saved on this device: the default one first, then the latest (ACC-7). */
export function savedPaymentMethods(userId: string): SavedPaymentMethod[] {
  return lists.list(userId);
}

/** Saves what may be kept of a card to this person's account on this device; the same card is kept once, the first is the default. */
export function savePaymentMethod(userId: string, method: CardDetails): void {
  lists.add(userId, details(method));
}

/** Changes what is kept of a card of this person's account. */
export function updatePaymentMethod(userId: string, id: string, method: CardDetails): void {
  lists.update(userId, id, details(method));
}

/** Takes a card out of this person's account; where it was the default, the latest of the others becomes it. */
export function removePaymentMethod(userId: string, id: string): void {
  lists.remove(userId, id);
}

/** Makes a card the one this person's account begins with, in place of the one before. */
export function makeDefaultPaymentMethod(userId: string, id: string): void {
  lists.makeDefault(userId, id);
}

/** Only what may be kept of a card: whatever else a form holds never reaches the device. */
function details({ last4, brand, expiryMonth, expiryYear, nameOnCard }: CardDetails): Omit<SavedPaymentMethod, 'id' | 'isDefault'> {
  return { type: 'card', last4, brand, expiryMonth, expiryYear, nameOnCard };
}
