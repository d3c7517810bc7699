import { createPersistedValue } from '@glow/shared/storage';

/** How many products are shown as recently viewed (PROD-19). */
const MAX_VIEWED = 6;

const stored = createPersistedValue('viewed', parseIds);

function parseIds(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string')) throw new Error('not a list of product ids');
  return value;
}

/** The ids of up to six products that this device has looked at beside this one, latest first. */
export function viewedBefore(productId: string): string[] {
  return (stored.read() ?? []).filter((id) => id !== productId).slice(0, MAX_VIEWED);
}

/** Notes on this device, under `glow_viewed`, that a product is looked at. */
export function recordViewed(productId: string): void {
  stored.write([productId, ...viewedBefore(productId)]);
}
