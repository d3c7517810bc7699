import { findProduct, type Product } from '@glow/shared/catalog';
import { useWishlist } from '@glow/shared/wishlist';
import { useState } from 'react';

/** An entry of the list: a saved product, or one removed on this page. */
export interface SavedEntry {
  product: Product;
  isTakenOff: boolean;
}

/** Products saved on this device, latest first; removed ones keep their position until the page is left, so that they can be restored. */
export function useSavedList() {
  const productIds = useWishlist((wishlist) => wishlist.productIds);
  const add = useWishlist((wishlist) => wishlist.add);
  const remove = useWishlist((wishlist) => wishlist.remove);
  /** Removed products with their positions, in order of removal. */
  const [gaps, setGaps] = useState<{ id: string; place: number }[]>([]);

  const listed = [...productIds];
  for (const { id, place } of gaps) if (!listed.includes(id)) listed.splice(place, 0, id);
  const entries = listed.flatMap((id): SavedEntry[] => {
    const product = findProduct(id);
    // ids no longer in the catalogue are skipped
    return product ? [{ product, isTakenOff: !productIds.includes(id) }] : [];
  });

  function takeOff({ id }: Product) {
    setGaps(
      [...gaps.filter((gap) => gap.id !== id), { id, place: listed.indexOf(id) }].sort((a, b) => a.place - b.place),
    );
    remove(id);
  }

  function putBack({ id }: Product) {
    add(id, listed.slice(0, listed.indexOf(id)).filter((other) => productIds.includes(other)).length);
  }

  return { entries, takeOff, putBack };
}
