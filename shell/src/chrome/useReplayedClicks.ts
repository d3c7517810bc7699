import { useAddToCart } from '@glow/shared/app';
import {
  cartItemId,
  PRE_HYDRATION_CLICK,
  hasPreHydrationClicks,
  takePreHydrationClicks,
  useCart,
  useCartStore,
} from '@glow/shared/cart';
import { useEffect, useEffectEvent } from 'react';

/** Replays Add to Cart clicks from before hydration, also those of previous pages in this tab; limited to the stock. */
export function useReplayedClicks(): void {
  const isHydrated = useCart((cart) => cart.isHydrated);
  const cart = useCartStore();
  const addToCart = useAddToCart();

  const replayClicks = useEffectEvent(async () => {
    if (!hasPreHydrationClicks()) return;
    const { findProduct, findVariant, stockOf } = await import(
      /* webpackChunkName: "replayed-clicks" */ '@glow/shared/catalog'
    );
    for (const { productId, variantId } of takePreHydrationClicks()) {
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
    const handleClick = () =>
      replayClicks().catch((error: unknown) =>
        console.error('What was pressed early could not be put into the cart yet', error),
      );
    void handleClick();
    window.addEventListener(PRE_HYDRATION_CLICK, handleClick);
    return () => window.removeEventListener(PRE_HYDRATION_CLICK, handleClick);
  }, [isHydrated]);
}
