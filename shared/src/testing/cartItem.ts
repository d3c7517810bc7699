import { cartItemId, type CartItem } from '@glow/shared/cart';
import { findProduct, findVariant, priceOf } from '@glow/shared/catalog';

/** A cart line of a catalogue product, for example `cartItem('skn-001', 'travel-15ml', 2)`. */
export function cartItem(productId: string, variantId?: string, quantity = 1): CartItem {
  const product = findProduct(productId);
  if (!product) throw new Error(`No product ${productId}`);
  const variant = findVariant(product, variantId);
  return { id: cartItemId(product, variant), product, variant, quantity, price: priceOf(product, variant) };
}
