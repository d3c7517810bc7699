import { clickStorage, readPreHydrationClicks, type PreHydrationClick } from './preHydrationClicks';

/** Removes and returns the recorded clicks that match, in order; the others stay recorded. */
export function takeMatchingPreHydrationClicks(isMatch: (click: PreHydrationClick) => boolean): PreHydrationClick[] {
  const clicks = readPreHydrationClicks();
  const others = clicks.filter((click) => !isMatch(click));
  const storage = clickStorage();
  if (others.length === 0) delete storage.glow_early;
  else storage.glow_early = others.map(({ productId, variantId = '' }) => `,${productId} ${variantId}`.trim()).join('');
  return clicks.filter(isMatch);
}
