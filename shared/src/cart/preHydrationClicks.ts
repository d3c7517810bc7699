import type { Product, Variant } from '@glow/shared/catalog';

/** A click on Add to Cart before hydration. */
export interface PreHydrationClick {
  productId: string;
  variantId?: string;
}

/** Event on `window` when the inline script has recorded another click. */
export const PRE_HYDRATION_CLICK = 'glow-early';

/** Attributes of an Add to Cart button, with which the page's inline script records clicks before hydration. */
export function preHydrationClickProps({ id }: Product, variant?: Variant): { 'data-add': string } {
  return { 'data-add': variant ? `${id} ${variant.id}` : id };
}

/** The inline script's storage: `sessionStorage`, or `window` when that is unavailable. */
function notes(): { glow_early?: string } {
  try {
    return window.sessionStorage as { glow_early?: string };
  } catch {
    return window as { glow_early?: string };
  }
}

/** Removes and returns the recorded clicks of this tab, in order. */
export function takePreHydrationClicks(): PreHydrationClick[] {
  const place = notes();
  const noted = place.glow_early?.split(',').filter(Boolean) ?? [];
  delete place.glow_early;
  return noted.map((press) => {
    const [productId = '', variantId] = press.split(' ');
    return { productId, variantId };
  });
}

/** Whether clicks are recorded. */
export function hasPreHydrationClicks(): boolean {
  return Boolean(notes().glow_early);
}
