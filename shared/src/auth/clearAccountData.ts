import { DEMO_USER_ID } from './identityProvider';

/** Values in `localStorage` that hold an entry for each account, by user id. */
const BY_ACCOUNT = ['glow_orders', 'glow_saved_addresses', 'glow_saved_payment_methods', 'glow_hidden_examples'];

/** Values that whoever signs out leaves behind: what was typed at checkout, its unanswered requests, and what was looked at. */
const OF_SESSION = [
  'glow_checkout',
  'glow_checkout_key',
  'glow_checkout_unanswered',
  'glow_viewed',
  'glow_searches',
  'glow_scroll',
];

/**
 * Removes what the session that has ended left on this device and in this tab, and all of accounts that cannot sign in again (AUTH-16, AUTH-17).
 * Cart and wishlist stay: they are the device's, from before the sign-in to after it.
 */
export function clearAccountData(): void {
  try {
    for (const key of OF_SESSION)
      for (const area of [localStorage, sessionStorage])
        for (const name of [key, `${key}:backup`]) area.removeItem(name);
    for (const key of BY_ACCOUNT) keepDemoAccount(key);
  } catch (error) {
    console.warn('The data of the account could not be removed', error);
  }
}

function keepDemoAccount(key: string): void {
  const kept = Object.entries(parsed(localStorage.getItem(key))).filter(([userId]) => userId === DEMO_USER_ID);
  if (kept.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  else localStorage.removeItem(key);
  localStorage.removeItem(`${key}:backup`);
}

function parsed(text: string | null): object {
  try {
    return JSON.parse(text ?? '') ?? {};
  } catch {
    return {};
  }
}
