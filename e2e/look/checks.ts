import { URLS } from '../urls';

/** States that have a layout in `e2e/layout`: one of each template. */
export const LAYOUTS = [
  '/',
  '/collections/skincare',
  '/product/skn-001',
  'drawer',
  'cart with lines',
  'wishlist with products',
  'checkout shipping errors',
  'order placed',
  '/login',
  'account',
  '/blog',
  '/blog/a-simple-routine-morning-and-night',
  'admin dashboard',
  'chrome menu',
  '/about',
  '/no/such/page',
  'remote failed',
];

/** States that a spec checks with `expectToFit`, and what they are called there; `look.spec` checks the others. */
export const CHECKED_IN: Record<string, Record<string, string>> = {
  account: { 'login refused': 'wrong password', account: 'profile', 'account orders': 'orders' },
  admin: {
    'admin dashboard': 'dashboard',
    'admin products': 'products',
    'admin orders': 'orders',
    'admin customers': 'customers',
  },
  cart: { 'cart with lines': 'two lines' },
  checkout: { 'checkout shipping errors': 'Shipping with errors' },
  chrome: { 'chrome menu': 'menu' },
  pages: {
    ...Object.fromEntries(URLS.map(([path]) => [path, path])),
    '/blog/a-simple-routine-morning-and-night': '/blog/a-simple-routine-morning-and-night',
    '/no/such/page': 'any other path',
  },
  wishlist: { 'wishlist with products': 'one of two removed' },
};

/** A state's name in the list of states, given a spec's name for it; `called` if both are the same. */
export function stateOf(spec: string, called: string): string {
  return Object.entries(CHECKED_IN[spec] ?? {}).find(([, own]) => own === called)?.[0] ?? called;
}

/** Whether a spec other than `look.spec` checks a state. */
export function isCheckedElsewhere(state: string): boolean {
  return Object.values(CHECKED_IN).some((states) => state in states);
}

/** The name of the file of a state's layout, without its width. */
export function layoutName(state: string): string {
  return (
    state
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home'
  );
}
