import { createPersistedValue, parseLike } from '@glow/shared/storage';

/** Maximum number of recently viewed products (PROD-19). */
const MAX_VIEWED = 6;

const stored = createPersistedValue('viewed', parseLike(['']));

/** Ids of up to six recently viewed products, latest first, excluding this one. */
export function viewedBefore(productId: string): string[] {
  return (stored.read() ?? []).filter((id) => id !== productId).slice(0, MAX_VIEWED);
}

/** Stores a viewed product's id on this device under `glow_viewed`. */
export function recordViewed(productId: string): void {
  stored.write([productId, ...viewedBefore(productId)]);
}
