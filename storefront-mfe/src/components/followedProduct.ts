import type { Product } from '@glow/shared/catalog';

let followed: Product | undefined;

/** Remembers the product whose card leads on, so that its page shows what the card knows before its own data is there. */
export function followProduct(product: Product): void {
  followed = product;
}

/** The product as the card knew it that was followed last, if it is the one with this id. */
export function followedProduct(id: string | undefined): Product | undefined {
  return followed?.id === id ? followed : undefined;
}
