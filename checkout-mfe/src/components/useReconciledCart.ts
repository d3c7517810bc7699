import { useCartStore } from '@glow/shared/cart';
import { useLocation } from '@glow/shared/router';
import { isRecord } from '@glow/shared/storage';
import { useLayoutEffect, useState } from 'react';
import { reconcileCart } from './reconcileCart';

/** What a navigation to the cart takes along: changes that emptied it on the page before. */
export interface CartChangesState {
  cartChanges: string[];
}

function broughtAlong(state: unknown): string[] {
  return isRecord(state) && Array.isArray(state.cartChanges) ? state.cartChanges.filter((change) => typeof change === 'string') : [];
}

/** Ties the cart to today's catalogue when it is shown, and says what changed by that. Only once the cart is hydrated. */
export function useReconciledCart(): string[] {
  const store = useCartStore();
  const { state } = useLocation();
  const [changes] = useState(() => [...broughtAlong(state), ...reconcileCart(store.getState().items).changes]);

  // once a showing: two tabs with two releases of the catalogue must not correct each other for ever
  useLayoutEffect(() => {
    const { items, loadCart } = store.getState();
    const relinked = reconcileCart(items);
    if (relinked.items !== items) loadCart(relinked.items);
  }, [store]);

  return changes;
}
