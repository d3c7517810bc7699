import styled from '@emotion/styled';
import { useExtraData } from '@glow/shared/app';
import { SectionHeading, Skeleton } from '@glow/shared/ui';
import type { pageData } from '../pageData';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';

/** The bestsellers of the home page, where a page has nothing else to show; nothing if they cannot be loaded. */
export function BestsellersToBegin() {
  const { data, isLoading } = useExtraData<typeof pageData.home>('/');
  if (!data) return isLoading && <Skeleton height="36rem" />;
  return (
    <Bestsellers aria-labelledby="bestsellers">
      <SectionHeading id="bestsellers">Bestsellers to begin with</SectionHeading>
      <ProductGrid role="list" columns={4}>
        {data.bestsellers.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={GRID_SIZES[4]} />
          </li>
        ))}
      </ProductGrid>
    </Bestsellers>
  );
}

const Bestsellers = styled.section(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  paddingBottom: theme.space(16),
}));
