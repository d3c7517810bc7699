/** Stored by browsers and shared caches for a second, then revalidated, because prices and stock change. */
export const CACHE_A_SECOND = 'public, max-age=1, must-revalidate';

/** Stored nowhere. */
export const STORE_NOWHERE = 'private, no-store';
