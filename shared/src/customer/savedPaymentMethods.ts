import { createUserCollection } from './userCollection';

/** A saved card (ACC-7): never its number or CVV. */
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

const lists = createUserCollection<SavedPaymentMethod>(
  'saved_payment_methods',
  ({ id, last4, nameOnCard }) => typeof id === 'string' && typeof last4 === 'string' && typeof nameOnCard === 'string',
);

/** A saved card without its list data. */
export type CardDetails = Omit<SavedPaymentMethod, 'id' | 'type' | 'isDefault'>;

/** The user's saved cards: the default one first, then the latest (ACC-7). */
export function savedPaymentMethods(userId: string): SavedPaymentMethod[] {
  return lists.list(userId);
}

/** Saves a card without number and CVV; an equal card is replaced, the first one is the default. */
export function savePaymentMethod(userId: string, method: CardDetails): void {
  lists.add(userId, details(method));
}

/** Updates a saved card. */
export function updatePaymentMethod(userId: string, id: string, method: CardDetails): void {
  lists.update(userId, id, details(method));
}

/** Removes a saved card; if it was the default, the latest of the others becomes the default. */
export function removePaymentMethod(userId: string, id: string): void {
  lists.remove(userId, id);
}

/** Makes a saved card the default. */
export function makeDefaultPaymentMethod(userId: string, id: string): void {
  lists.makeDefault(userId, id);
}

/** Picks the storable fields: nothing else of a form may reach storage. */
function details({
  last4,
  brand,
  expiryMonth,
  expiryYear,
  nameOnCard,
}: CardDetails): Omit<SavedPaymentMethod, 'id' | 'isDefault'> {
  return { type: 'card', last4, brand, expiryMonth, expiryYear, nameOnCard };
}
