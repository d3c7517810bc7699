import { cartItemId, useCart, type CartState } from '@glow/shared/cart';
import { stockOf, type Product, type Variant } from '@glow/shared/catalog';

/** The noun for a product's variants (CAT-8). */
export function choiceOf(product: Product): 'shade' | 'size' {
  return product.variants?.[0]?.type === 'color' ? 'shade' : 'size';
}

/** Units that can still be added: stock minus the quantity in the cart (PROD-7). */
export function remainingStock({ items }: Pick<CartState, 'items'>, product: Product, variant?: Variant): number {
  const id = cartItemId(product, variant);
  const inCart = items.find((item) => item.id === id)?.quantity ?? 0;
  const { inStock, stockCount } = stockOf(product, variant);
  return inStock ? Math.max(0, stockCount - inCart) : 0;
}

/** `left` units can be added; `hint` says why none can yet: a choice is missing, or all are in the cart (PROD-10). */
export function useAvailability(product: Product, variant?: Variant) {
  const left = useCart((cart) => remainingStock(cart, product, variant));
  const { inStock, stockCount } = stockOf(product, variant);
  if (!inStock) return { inStock, left };
  if (product.variants && !variant) return { inStock, left, hint: `Choose a ${choiceOf(product)}` };
  return { inStock, left, hint: left > 0 ? undefined : `All ${stockCount} available are in your cart` };
}
