import { useCartStore, type CartItem } from '@glow/shared/cart';
import { useWishlist } from '@glow/shared/wishlist';
import { useEffect, useState } from 'react';
import { lineName } from './lineName';

/** How long Undo is offered, in milliseconds (decisions row 61). */
const UNDO_DURATION = 8000;

/** Something that was done to the cart, and the way back. */
export interface UndoableEdit {
  message: string;
  undo(): void;
}

/** Lines as they were, except that what was changed or added since stays so. */
function restored(before: CartItem[], now: CartItem[]): CartItem[] {
  const currentOf = (line: CartItem) => now.find(({ id }) => id === line.id) ?? line;
  return [...before.map(currentOf), ...now.filter(({ id }) => !before.some((line) => line.id === id))];
}

/** What takes lines out of the cart; each edit can be undone for eight seconds. */
export function useCartEdits() {
  const store = useCartStore();
  const wishlist = useWishlist((state) => state);
  const [last, setLast] = useState<UndoableEdit>();

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), UNDO_DURATION);
    return () => clearTimeout(timer);
  }, [last]);

  function edit(message: string, act: () => void, undoMore?: () => void) {
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
    remove: (item: CartItem) => edit(`Removed ${lineName(item)}.`, () => store.getState().removeItem(item.id)),
    clear: () => edit('Your cart has been cleared.', () => store.getState().clearCart()),
    moveToWishlist(item: CartItem) {
      const { id } = item.product;
      const wasSaved = wishlist.productIds.includes(id);
      const act = () => {
        wishlist.add(id);
        store.getState().removeItem(item.id);
      };
      edit(`Saved ${lineName(item)} to your wishlist.`, act, () => {
        if (!wasSaved) wishlist.remove(id);
      });
    },
  };
}
