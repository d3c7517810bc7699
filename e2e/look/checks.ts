import { NOT_FOUND, URLS } from '../urls';

/** States that have a layout in `e2e/layout`: one of each template. */
export const LAYOUTS = [
  '/',
  '/collections/skincare',
  'filters applied',
  '/product/skn-001',
  'drawer',
  'cart with lines',
  '/wishlist?item=skn-003&item=mkp-002',
  'checkout shipping',
  'checkout payment',
  'checkout review',
  'order placed',
  '/login',
  'account',
  'account orders',
  '/blog',
  '/blog/a-simple-routine-morning-and-night',
  'admin dashboard',
  'admin orders',
  'chrome menu',
  '/faq',
  '/track-order',
  '/no/such/page',
  'remote failed',
];

/** States that a spec checks with `expectToFit`, and what they are called there; `look.spec` checks the others. */
export const CHECKED_IN: Record<string, Record<string, string>> = {
  account: {
    'login errors': 'empty login form sent',
    'login refused': 'wrong password',
    'signup errors': 'empty sign-up form sent',
    'reset link sent': 'reset link sent',
    account: 'profile',
    'account edited': 'profile being edited',
    'account orders': 'orders',
    'account address errors': 'address with errors',
    'account cards': 'payment methods',
    'account card added': 'new card',
  },
  admin: {
    'admin dashboard': 'dashboard',
    'admin products': 'products',
    'admin orders': 'orders',
    'admin customers': 'customers',
  },
  'back-in-stock': { 'told when it is back': 'a success' },
  blog: unchanged(
    '/blog/a-simple-routine-morning-and-night',
    '/blog/how-to-read-an-ingredient-list',
    '/blog?q=zzz',
    '/blog?q=vitamin',
    '/blog?all=1',
    '/blog/category/beauty-trends',
  ),
  cart: { 'cart with lines': 'two lines', 'cart line removed': 'a removed line' },
  checkout: {
    'checkout shipping': 'Shipping',
    'checkout shipping errors': 'Shipping with errors',
    'checkout payment': 'Payment',
    'checkout payment errors': 'Payment with errors',
  },
  chrome: {
    'chrome menu': 'menu',
    'chrome menu signed in': 'menu of narrow screens, signed in',
    'chrome account menu': 'account menu',
    'chrome search': 'suggestions',
    'chrome search without results': 'nothing found',
    'chrome newsletter error': 'an error under the field, and its toast',
    'chrome newsletter failure': 'a failure listed below the form',
    'chrome newsletter success': 'the confirmation',
  },
  collection: {
    '/collections/skincare?view=list&stock=all': 'list view',
    '/collections/all?q=zinc+oxide': 'nothing found',
    'filters applied': 'the panel open',
    'choose a shade': 'a shade to be chosen',
  },
  pages: { ...unchanged(...[...URLS, ...NOT_FOUND].map(([path]) => path)), '/no/such/page': 'any other path' },
  product: {
    '/product/mkp-005?variant=plum': 'a shade chosen',
    '/product/skn-006': 'sold out',
    'product ingredients': 'Ingredients',
    'product reviews': 'Reviews (2)',
    'product without reviews': 'no reviews',
    zoom: 'zoom',
    drawer: 'drawer',
  },
  wishlist: { 'wishlist with products': 'one of two removed', '/wishlist?item=skn-003&item=mkp-002': 'shared' },
};

function unchanged(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** The name in the list of states of what a spec calls `called`; itself if the spec has no other name for it. */
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
