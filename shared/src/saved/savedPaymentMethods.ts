import { userLists } from './userLists';

/** A card in someone's account (specification §3): never its number or CVV. */
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

const lists = userLists<SavedPaymentMethod>('saved_payment_methods', ({ id, last4, nameOnCard }) =>
  typeof id === 'string' && typeof last4 === 'string' && typeof nameOnCard === 'string');

/** The cards this person saved on this device, latest first (decisions row 68). */
export function savedPaymentMethods(userId: string): SavedPaymentMethod[] {
  return lists.list(userId);
}

/** Saves what may be kept of a card to this person's account on this device; the same card is kept once. */
export function savePaymentMethod(userId: string, method: Omit<SavedPaymentMethod, 'id' | 'type' | 'isDefault'>): void {
  const { last4, brand, expiryMonth, expiryYear, nameOnCard } = method;
  lists.add(userId, { id: lists.freshId(userId), type: 'card', isDefault: false, last4, brand, expiryMonth, expiryYear, nameOnCard });
}

/** Takes a card out of this person's account. */
export function removePaymentMethod(userId: string, id: string): void {
  lists.remove(userId, id);
}
