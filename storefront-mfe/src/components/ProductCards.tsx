import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { SectionHeading, Stack } from '@glow/shared/ui';
import { useId, type ReactNode } from 'react';
import { ProductCard } from './ProductCard';
import { GRID_SIZES, ProductGrid } from './ProductGrid';

interface ProductCardsProps {
  products: readonly Product[];
  /** By default, so that the last line has no single card. */
  columns?: 3 | 4;
  /** Number of cards on the first screen. */
  earlyCount?: number;
  isAddInert?: boolean;
}

export function ProductCards({ products, earlyCount = 0, isAddInert, ...props }: ProductCardsProps) {
  const { columns = products.length % 4 === 0 ? 4 : 3 } = props;
  return (
    <ProductGrid role="list" columns={columns}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard {...{ product, isAddInert }} sizes={GRID_SIZES[columns]} isEarly={index < earlyCount} />
        </li>
      ))}
    </ProductGrid>
  );
}

/** Nothing is shown without products. */
export function Shelf({ heading, ...cards }: ProductCardsProps & { heading: ReactNode }) {
  const id = useId();
  if (cards.products.length === 0) return null;
  return (
    <Frame as="section" gap={8} aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <ProductCards {...cards} />
    </Frame>
  );
}

const Frame = styled(Stack)({ gridTemplateColumns: 'minmax(0, 1fr)' });
