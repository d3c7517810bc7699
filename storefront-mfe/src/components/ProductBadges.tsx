import type { Product } from '@glow/shared/catalog';
import { Badge } from '@glow/shared/ui';

/** The badges New and Bestseller, if they apply (CAT-13). */
export function ProductBadges({ product: { isNew, isBestseller } }: { product: Product }) {
  return (
    <>
      {isNew && <Badge tone="new">New</Badge>}
      {isBestseller && <Badge tone="bestseller">Bestseller</Badge>}
    </>
  );
}
