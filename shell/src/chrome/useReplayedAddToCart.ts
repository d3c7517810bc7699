import { useAddToCart, useDataStore } from '@glow/shared/app';
import { useCart, useCartStore } from '@glow/shared/cart';
import { lineId, stockOf, type Choice } from '@glow/shared/catalog';
import {
  readPreHydrationClicks,
  takeMatchingPreHydrationClicks,
  useReplayedClicks,
  type PreHydrationClick,
} from '@glow/shared/hydration';

/** Replays Add to Cart clicks from before hydration; limited to the stock. */
export function useReplayedAddToCart(): void {
  const isHydrated = useCart((cart) => cart.isHydrated);
  const cart = useCartStore();
  const store = useDataStore();
  const addToCart = useAddToCart();

  useReplayedClicks(isHydrated, async () => {
    const ids = readPreHydrationClicks().map(lineIdOf);
    const query = new URLSearchParams([...new Set(ids)].map((id) => ['line', id]));
    const { data, error } = await store.load(`/lines?${query}`);
    // the clicks stay recorded for the next attempt
    if (error) throw error;
    const choices = new Map(Object.entries(data as Record<string, Choice>));
    for (const id of takeMatchingPreHydrationClicks((click) => ids.includes(lineIdOf(click))).map(lineIdOf)) {
      const choice = choices.get(id);
      if (!choice) continue;
      const { product, variant } = choice;
      const { items, openCart } = cart.getState();
      const inCart = items.find((item) => item.id === id)?.quantity ?? 0;
      if (inCart < stockOf(product, variant).stockCount) addToCart(product, variant);
      else openCart();
    }
  });
}

function lineIdOf({ productId, variantId }: PreHydrationClick): string {
  return lineId({ id: productId }, variantId ? { id: variantId } : undefined);
}
