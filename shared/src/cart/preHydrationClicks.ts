import type { Product, Variant } from '@glow/shared/catalog';

/** A press on Add to Cart that came before the store was alive. */
export interface PreHydrationClick {
  productId: string;
  variantId?: string;
}

/** Said on the window when another early press has been noted. */
export const PRE_HYDRATION_CLICK = 'glow-early';

/** What an Add to Cart button says of itself, so that the page's inline script can note a press that comes too early. */
export function preHydrationClickProps({ id }: Product, variant?: Variant): { 'data-add': string } {
  return { 'data-add': variant ? `${id} ${variant.id}` : id };
}

/** Where the inline script notes presses: in this tab's storage, or on the window where that is refused. */
function notes(): { glow_early?: string } {
  try {
    return window.sessionStorage as { glow_early?: string };
  } catch {
    return window as { glow_early?: string };
  }
}

/** The early presses of this tab that are not in the cart yet, in their order; from now on it is on the caller to remember them. */
export function takePreHydrationClicks(): PreHydrationClick[] {
  const place = notes();
  const noted = place.glow_early?.split(',').filter(Boolean) ?? [];
  delete place.glow_early;
  return noted.map((press) => {
    const [productId = '', variantId] = press.split(' ');
    return { productId, variantId };
  });
}

/** Whether there are early presses to take. */
export function hasPreHydrationClicks(): boolean {
  return Boolean(notes().glow_early);
}
