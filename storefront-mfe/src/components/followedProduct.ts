import type { Product } from '@glow/shared/catalog';

let followed: Product | undefined;

/** Remembers the product of a clicked card, so that its page shows the card's data until its own is loaded. */
export function followProduct(product: Product): void {
  followed = product;
}

/** The product of the last clicked card, if it has this id. */
export function followedProduct(id: string | undefined): Product | undefined {
  return followed?.id === id ? followed : undefined;
}
