import { cartItemId, type CartItem } from '@glow/shared/cart';
import { findVariant, priceOf } from '@glow/shared/catalog';
import { sampleProduct } from '@glow/shared/samples';

/** A cart line of a sample product, for example `cartItem('skn-001', 'travel-15ml', 2)`. */
export function cartItem(productId: string, variantId?: string, quantity = 1): CartItem {
  const product = sampleProduct(productId);
  const variant = findVariant(product, variantId);
  return { id: cartItemId(product, variant), product, variant, quantity, price: priceOf(product, variant) };
}
