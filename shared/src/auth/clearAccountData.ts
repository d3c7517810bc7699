import { DEMO_USER_ID } from './accounts';

/** What a real account leaves behind besides: who owns the data, its cart, its wishlist and the receipts of its orders. */
const OWNED = ['glow_account', 'glow_cart', 'glow_wishlist', 'glow_receipts'];

/** Values that whoever signs out leaves behind: of the account, of the checkout, its unanswered requests, and what was looked at. */
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

/**
 * Removes what the session that has ended left on this device and in this tab (AUTH-16, AUTH-17); of the orders of the account that can
 * sign in again the summaries stay. Cart and wishlist stay, because they are the device's, unless a real account owned them.
 */
export function clearAccountData(): void {
  try {
    const orders = parsed(localStorage.getItem('glow_orders'))[DEMO_USER_ID];
    const owned = localStorage.getItem('glow_account') ? OWNED : [];
    for (const key of [...REMOVED, 'glow_orders', ...owned])
      for (const area of [localStorage, sessionStorage])
        for (const name of [key, `${key}:backup`]) area.removeItem(name);
    if (orders)
      localStorage.setItem('glow_orders', JSON.stringify({ [DEMO_USER_ID]: orders }, [DEMO_USER_ID, ...KEPT]));
    // the stores of this tab read them again, as those of other tabs do
    for (const key of owned.slice(1)) window.dispatchEvent(new StorageEvent('storage', { key }));
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
