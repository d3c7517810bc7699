import { findProduct, type Product } from '@glow/shared/catalog';
import { useWishlist } from '@glow/shared/wishlist';
import { useState } from 'react';

/** A place in the list: a product that is saved, or was until it has been taken off here. */
export interface SavedEntry {
  product: Product;
  isTakenOff: boolean;
}

/** The products saved on this device, latest first; what is taken off keeps its place until the page is left, so that it can be put back. */
export function useSavedList() {
  const productIds = useWishlist((wishlist) => wishlist.productIds);
  const add = useWishlist((wishlist) => wishlist.add);
  const remove = useWishlist((wishlist) => wishlist.remove);
  /** Where in the list something has been taken off, in this order. */
  const [gaps, setGaps] = useState<{ id: string; place: number }[]>([]);

  const listed = [...productIds];
  for (const { id, place } of gaps) if (!listed.includes(id)) listed.splice(place, 0, id);
  const entries = listed.flatMap((id): SavedEntry[] => {
    const product = findProduct(id);
    // what has left the catalogue is passed over
    return product ? [{ product, isTakenOff: !productIds.includes(id) }] : [];
  });

  function takeOff({ id }: Product) {
    setGaps([...gaps.filter((gap) => gap.id !== id), { id, place: listed.indexOf(id) }].sort((a, b) => a.place - b.place));
    remove(id);
  }

  function putBack({ id }: Product) {
    add(id, listed.slice(0, listed.indexOf(id)).filter((other) => productIds.includes(other)).length);
  }

  return { entries, takeOff, putBack };
}
