import type { DataStore, useAddToCart } from '@glow/shared/app';
import type { useCartStore } from '@glow/shared/cart';
import { lineId, linesUrl, stockOf, type LinesData } from '@glow/shared/catalog';
import { readPreHydrationClicks, takeMatchingPreHydrationClicks, type PreHydrationClick } from '@glow/shared/hydration';

/** Adds products clicked before hydration, up to the stock. If it rejects, the clicks stay recorded. */
export async function replayAddToCart(
  store: DataStore,
  cart: ReturnType<typeof useCartStore>,
  addToCart: ReturnType<typeof useAddToCart>,
): Promise<void> {
  const ids = readPreHydrationClicks().map(lineIdOf);
  const url = linesUrl(ids);
  if (!url) return;
  const { data, error } = await store.load(url);
  if (error) throw error;
  const choices = new Map(Object.entries(data as LinesData));
  for (const id of takeMatchingPreHydrationClicks((click) => ids.includes(lineIdOf(click))).map(lineIdOf)) {
    const choice = choices.get(id);
    if (!choice) continue;
    const { product, variant } = choice;
    const { items, openCart } = cart.getState();
    const inCart = items.find((item) => item.id === id)?.quantity ?? 0;
    if (inCart < stockOf(product, variant).stockCount) addToCart(product, variant);
    else openCart();
  }
}

function lineIdOf({ productId, variantId }: PreHydrationClick): string {
  return lineId({ id: productId }, variantId ? { id: variantId } : undefined);
}
