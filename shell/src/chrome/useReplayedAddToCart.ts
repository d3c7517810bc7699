import { useAddToCart } from '@glow/shared/app';
import { cartItemId, useCart, useCartStore } from '@glow/shared/cart';
import { takePreHydrationClicks, useReplayedClicks } from '@glow/shared/hydration';

/** Replays Add to Cart clicks from before hydration; limited to the stock. */
export function useReplayedAddToCart(): void {
  const isHydrated = useCart((cart) => cart.isHydrated);
  const cart = useCartStore();
  const addToCart = useAddToCart();

  useReplayedClicks(isHydrated, async () => {
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
}
