import { useAddToCart, useDataStore } from '@glow/shared/app';
import { useCart, useCartStore } from '@glow/shared/cart';
import { useReplayedClicks } from '@glow/shared/hydration';

/** Replays Add to Cart clicks from before hydration. */
export function useReplayedAddToCart(): void {
  const isHydrated = useCart((cart) => cart.isHydrated);
  const cart = useCartStore();
  const store = useDataStore();
  const addToCart = useAddToCart();

  useReplayedClicks(isHydrated, async () => {
    const { replayAddToCart } = await import(/* webpackChunkName: "replayed-clicks" */ './replayAddToCart');
    await replayAddToCart(store, cart, addToCart);
  });
}
