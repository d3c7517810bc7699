import { cartItemId, useCart, type CartState } from '@glow/shared/cart';
import { stockOf, type Product, type Variant } from '@glow/shared/catalog';

/** Whether and how much of a choice can be added to the cart. */
export interface Availability {
  inStock: boolean;
  /** Its stock less what the cart already holds (PROD-7). */
  left: number;
  /** What the shopper should know or do before it can be added; nothing where the choice is sold out or ready. */
  hint?: string;
}

/** What a product's variants are called when one is to be chosen (CAT-8). */
export function choiceOf(product: Product): 'shade' | 'size' {
  return product.variants?.[0]?.type === 'color' ? 'shade' : 'size';
}

/** How many pieces of a choice can still be added: its stock less what the cart holds (PROD-7). */
export function remainingStock({ items }: Pick<CartState, 'items'>, product: Product, variant?: Variant): number {
  const id = cartItemId(product, variant);
  const inCart = items.find((item) => item.id === id)?.quantity ?? 0;
  const { inStock, stockCount } = stockOf(product, variant);
  return inStock ? Math.max(0, stockCount - inCart) : 0;
}

/** Whether this choice can be added now; a product with variants needs one first (PROD-10). */
export function useAvailability(product: Product, variant?: Variant): Availability {
  const left = useCart((cart) => remainingStock(cart, product, variant));
  const { inStock, stockCount } = stockOf(product, variant);
  if (!inStock) return { inStock, left };
  if (product.variants && !variant) return { inStock, left, hint: `Choose a ${choiceOf(product)}` };
  return { inStock, left, hint: left > 0 ? undefined : `All ${stockCount} available are in your cart` };
}
