import styled from '@emotion/styled';
import { usePageData, type Fragments } from '@glow/shared/app';
import { SectionHeading } from '@glow/shared/ui';
import { useId } from 'react';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';
import type { pageData } from '../pageData';

/** A line of product cards for pages of any package; nothing if there are no products to show. */
export function ProductShelf({ heading }: Fragments['storefront/ProductShelf']) {
  const { data: products } = usePageData<typeof pageData.ProductShelf>();
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Shelf aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <ProductGrid role="list" columns={4}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={GRID_SIZES[4]} />
          </li>
        ))}
      </ProductGrid>
    </Shelf>
  );
}

const Shelf = styled.section(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  paddingBottom: theme.space(16),
}));
