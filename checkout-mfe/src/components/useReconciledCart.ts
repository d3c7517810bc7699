import { useCartStore } from '@glow/shared/cart';
import { useLocation } from '@glow/shared/router';
import { isRecord } from '@glow/shared/storage';
import { useLayoutEffect, useState } from 'react';
import { reconcileCart } from './reconcileCart';

/** Router state for a redirect to the cart: changes that emptied it on the previous page. */
export interface CartChangesState {
  cartChanges: string[];
}

function changesFrom(state: unknown): string[] {
  return isRecord(state) && Array.isArray(state.cartChanges)
    ? state.cartChanges.filter((change) => typeof change === 'string')
    : [];
}

/** Reconciles the cart with the catalogue on mount and returns the changes. Requires a hydrated cart. */
export function useReconciledCart(): string[] {
  const store = useCartStore();
  const { state } = useLocation();
  const [changes] = useState(() => [...changesFrom(state), ...reconcileCart(store.getState().items).changes]);

  // once per mount: two tabs with different catalogue releases must not overwrite each other in a loop
  useLayoutEffect(() => {
    const { items, loadCart } = store.getState();
    const relinked = reconcileCart(items);
    if (relinked.items !== items) loadCart(relinked.items);
  }, [store]);

  return changes;
}
