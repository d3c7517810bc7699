import styled from '@emotion/styled';
import type { Cents } from '@glow/shared/orders';
import type { Product } from '@glow/shared/catalog';
import { Badge } from '@glow/shared/ui';

/** 'Save {n}%' if a price was reduced (CAT-11). */
export function Savings({ price, originalPrice }: { price: Cents; originalPrice: Cents | undefined }) {
  const percent = savedPercent(price, originalPrice);
  return percent > 0 && <Text>Save {percent}%</Text>;
}

/** Whole per cent by which a price was reduced, rounded down; 0 if it was not (CAT-11). */
export function savedPercent(price: Cents, originalPrice: Cents | undefined): number {
  return originalPrice && originalPrice > price ? Math.floor((100 * (originalPrice - price)) / originalPrice) : 0;
}

const Text = styled.span(({ theme }) => ({
  fontSize: theme.text.sm,
  fontWeight: theme.weight.bold,
  whiteSpace: 'nowrap',
  color: theme.colors.danger,
}));

/** The badges New and Bestseller, if they apply (CAT-13). */
export function ProductBadges({ product: { isNew, isBestseller } }: { product: Product }) {
  return (
    <>
      {isNew && <Badge tone="new">New</Badge>}
      {isBestseller && <Badge tone="bestseller">Bestseller</Badge>}
    </>
  );
}
