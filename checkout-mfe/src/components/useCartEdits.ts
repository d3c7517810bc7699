import { useCartStore, type CartItem } from '@glow/shared/cart';
import type { UndoableEdit } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import { useState } from 'react';
import { lineName } from './lineLabel';

/** Restores the lines of `before`, keeping later changes and additions. */
function restored(before: CartItem[], now: CartItem[]): CartItem[] {
  const currentOf = (line: CartItem) => now.find(({ id }) => id === line.id) ?? line;
  return [...before.map(currentOf), ...now.filter(({ id }) => !before.some((line) => line.id === id))];
}

export type CartEdits = ReturnType<typeof useCartEdits>;

export function useCartEdits() {
  const store = useCartStore();
  const wishlist = useWishlist((state) => state);
  const [last, setLast] = useState<UndoableEdit>();

  function edit(message: string[], act: () => void, undoMore?: () => void) {
    const before = store.getState().items;
    act();
    function undo() {
      const { items, loadCart } = store.getState();
      loadCart(restored(before, items));
      undoMore?.();
      setLast(undefined);
    }
    setLast({ message, undo });
  }

  return {
    last,
    forget: () => setLast(undefined),
    remove: (item: CartItem) => edit(['Removed ', lineName(item), '.'], () => store.getState().removeItem(item.id)),
    clear: () => edit(['Your cart has been cleared.'], () => store.getState().clearCart()),
    moveToWishlist(item: CartItem) {
      const { id } = item.product;
      const wasSaved = wishlist.productIds.includes(id);
      const act = () => {
        wishlist.add(id);
        store.getState().removeItem(item.id);
      };
      edit(['Saved ', lineName(item), ' to your wishlist.'], act, () => {
        if (!wasSaved) wishlist.remove(id);
      });
    },
  };
}
