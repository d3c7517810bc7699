import { useAddToCart } from '@glow/shared/app';
import { cartItemId, EARLY_PRESS, hasEarlyPresses, takeEarlyPresses, useCart, useCartStore } from '@glow/shared/cart';
import { useEffect, useEffectEvent } from 'react';

/** Puts into the cart what was pressed before the store was alive, on this page or on one that was left since; never more than there is. */
export function useEarlyPresses(): void {
  const isHydrated = useCart((cart) => cart.isHydrated);
  const cart = useCartStore();
  const addToCart = useAddToCart();

  const catchUp = useEffectEvent(async () => {
    if (!hasEarlyPresses()) return;
    const { findProduct, findVariant, stockOf } = await import(/* webpackChunkName: "early-presses" */ '@glow/shared/catalog');
    for (const { productId, variantId } of takeEarlyPresses()) {
      const product = findProduct(productId);
      if (!product) continue;
      const variant = findVariant(product, variantId);
      const { items, openCart } = cart.getState();
      const inCart = items.find(({ id }) => id === cartItemId(product, variant))?.quantity ?? 0;
      if (inCart < stockOf(product, variant).stockCount) addToCart(product, variant);
      else openCart();
    }
  });

  useEffect(() => {
    if (!isHydrated) return;
    const handlePress = () => catchUp().catch((error: unknown) => console.error('What was pressed early could not be put into the cart yet', error));
    void handlePress();
    window.addEventListener(EARLY_PRESS, handlePress);
    return () => window.removeEventListener(EARLY_PRESS, handlePress);
  }, [isHydrated]);
}
