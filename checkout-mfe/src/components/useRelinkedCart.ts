import { useCartStore } from '@glow/shared/cart';
import { useLayoutEffect, useState } from 'react';
import { relink } from './relink';

/** Ties the cart to today's catalogue when it is shown, and says what changed by that. Only once the cart is hydrated. */
export function useRelinkedCart(): string[] {
  const store = useCartStore();
  const [changes] = useState(() => relink(store.getState().items).changes);

  // once a showing: two tabs with two releases of the catalogue must not correct each other for ever
  useLayoutEffect(() => {
    const { items, loadCart } = store.getState();
    const relinked = relink(items);
    if (relinked.items !== items) loadCart(relinked.items);
  }, [store]);

  return changes;
}
