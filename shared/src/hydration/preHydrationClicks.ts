import type { Product, Variant } from '@glow/shared/catalog';

/** A click on Add to Cart before hydration. */
export interface PreHydrationClick {
  productId: string;
  variantId?: string;
}

/** Event on `window` when the inline script has recorded another click. */
export const PRE_HYDRATION_CLICK = 'glow-early';

/** Attributes of an Add to Cart button, by which the inline script records clicks. */
export function preHydrationClickProps({ id }: Product, variant?: Variant): { 'data-add': string } {
  return { 'data-add': variant ? `${id} ${variant.id}` : id };
}

/** Clicks before hydration are recorded in `sessionStorage`, or in `window` if that is unavailable. */
export function clickStorage(): { glow_early?: string } {
  try {
    return sessionStorage as { glow_early?: string };
  } catch {
    return window as { glow_early?: string };
  }
}

export function readPreHydrationClicks(): PreHydrationClick[] {
  const recorded = clickStorage().glow_early?.split(',').filter(Boolean) ?? [];
  return recorded.map((click) => {
    const [productId = '', variantId] = click.split(' ');
    return { productId, variantId };
  });
}
