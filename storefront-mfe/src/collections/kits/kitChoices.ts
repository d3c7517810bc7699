import type { CartState } from '@glow/shared/cart';
import { choicesOf, lineId, priceOf, stockOf, variantText, type Choice, type Product } from '@glow/shared/catalog';
import { remainingStock } from '../../components/useAvailability';

/** A kit's products as cart lines, each with its first variant in stock, else its first variant (COL-61). */
export function kitChoices(products: readonly Product[]) {
  return products.flatMap((product) => {
    const choices = choicesOf(product);
    const choice = choices.find(({ variant }) => stockOf(product, variant).inStock) ?? choices[0];
    if (!choice) return [];
    const { variant } = choice;
    return {
      ...choice,
      id: lineId(product, variant),
      price: priceOf(product, variant),
      choiceText: variant && variantText(variant),
    };
  });
}

/** Pieces that can still be added to the cart. */
export function leftOf(cart: Pick<CartState, 'items'>, { product, variant }: Choice): number {
  return remainingStock(cart, product, variant);
}

/** `missing` are the choices that cannot be added (COL-62). */
export function kitButtonText(choices: readonly Choice[], missing: readonly Choice[]): string {
  if (missing.length === 0) return 'Add all to Cart';
  if (missing.length < choices.length)
    return `Add all but ${missing.map(({ product }) => product.name).join(' and ')} to Cart`;
  return choices.some(({ product, variant }) => stockOf(product, variant).inStock)
    ? 'All available are in your cart'
    : 'Sold out for now';
}
