import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Button, VisuallyHidden } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES } from '../components/ProductGrid';

interface SavedCardProps {
  product: Product;
  /** Whether it is on the first screen. */
  isEarly: boolean;
  /** Whether it has just been restored and takes the focus, because the Undo button is gone. */
  hasFocus: boolean;
  onRemove(): void;
}

/** A saved product, to buy or remove. */
export function SavedCard({ product, isEarly, hasFocus, onRemove }: SavedCardProps) {
  return (
    <CardWithRemove>
      <ProductCard product={product} sizes={GRID_SIZES[4]} isEarly={isEarly} hasSave={false} />
      <Button type="button" variant="quiet" size="small" autoFocus={hasFocus} onClick={onRemove}>
        Remove<VisuallyHidden> {product.name}</VisuallyHidden>
      </Button>
    </CardWithRemove>
  );
}

const CardWithRemove = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gap: theme.space(1),
  minWidth: 0,
}));
