import { DEMO_USER_ID } from './accounts';

/** Also removed if a real account owned the data of this device. */
const OWNER = 'glow_account';
const OWNED = ['glow_cart', 'glow_wishlist', 'glow_receipts'];

/** Removed at every sign-out: data of the account and the checkout, and what was looked at. */
const REMOVED = [
  'glow_saved_addresses',
  'glow_saved_payment_methods',
  'glow_hidden_examples',
  'glow_checkout',
  'glow_checkout_key',
  'glow_checkout_unanswered',
  'glow_viewed',
  'glow_searches',
  'glow_scroll',
];

/** The fields of `OrderSummary` and its lines: nothing else of an order stays. */
const KEPT = 'id createdAt status items subtotal shipping tax total name variant quantity price image'.split(' ');

/** Removes what the ended session left on this device and in this tab (AUTH-16, AUTH-17). */
export function clearAccountData(): void {
  try {
    const orders = parsed(localStorage.getItem('glow_orders'))[DEMO_USER_ID];
    const isOwned = Boolean(localStorage.getItem(OWNER));
    for (const key of [...REMOVED, 'glow_orders', ...(isOwned ? [OWNER, ...OWNED] : [])])
      for (const area of [localStorage, sessionStorage])
        for (const name of [key, `${key}:backup`]) area.removeItem(name);
    if (orders)
      localStorage.setItem('glow_orders', JSON.stringify({ [DEMO_USER_ID]: orders }, [DEMO_USER_ID, ...KEPT]));
    // the stores of this tab read them again, as other tabs' stores do
    if (isOwned) for (const key of OWNED) window.dispatchEvent(new StorageEvent('storage', { key }));
  } catch (error) {
    console.warn('The data of the account could not be removed', error);
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? '') ?? {};
  } catch {
    return {};
  }
}
