import type { Product } from '@glow/shared/catalog';
import { useWishlist } from '@glow/shared/wishlist';
import { useState } from 'react';
import { useRememberedProducts } from '../components/useRememberedProducts';

/** Products saved on this device, latest first, and the state of their load; removed ones keep their position until the page is left, so that they can be restored. */
export function useSavedList() {
  const productIds = useWishlist((wishlist) => wishlist.productIds);
  const add = useWishlist((wishlist) => wishlist.add);
  const removeFromWishlist = useWishlist((wishlist) => wishlist.remove);
  /** Removed products with their positions, in order of position. */
  const [removed, setRemoved] = useState<{ id: string; index: number }[]>([]);

  const listed = [...productIds];
  for (const { id, index } of removed) if (!listed.includes(id)) listed.splice(index, 0, id);
  const { productOf, ...loading } = useRememberedProducts(listed);
  const entries = listed.flatMap((id) => {
    const product = productOf(id);
    // ids no longer in the catalogue are skipped
    return product ? [{ product, isRemoved: !productIds.includes(id) }] : [];
  });

  function remove({ id }: Product) {
    setRemoved(
      [...removed.filter((entry) => entry.id !== id), { id, index: listed.indexOf(id) }].sort(
        (a, b) => a.index - b.index,
      ),
    );
    removeFromWishlist(id);
  }

  function restore({ id }: Product) {
    add(id, listed.slice(0, listed.indexOf(id)).filter((other) => productIds.includes(other)).length);
  }

  return { entries, remove, restore, ...loading };
}
