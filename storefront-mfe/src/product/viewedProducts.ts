import { createPersistedValue, parseLike } from '@glow/shared/storage';

/** Maximum number of recently viewed products (PROD-19). */
const MAX_VIEWED = 6;

const stored = createPersistedValue('viewed', parseLike(['']));

/** Up to six recently viewed products, latest first, excluding this one: each an id, with `?variant=` if a choice was made. */
export function viewedBefore(productId: string): string[] {
  return (stored.read() ?? []).filter((viewed) => viewed.split('?')[0] !== productId).slice(0, MAX_VIEWED);
}

/** Stores a viewed product, with its choice, on this device under `glow_viewed`. */
export function recordViewed(productId: string, variantId?: string): void {
  stored.write([variantId ? `${productId}?variant=${variantId}` : productId, ...viewedBefore(productId)]);
}
