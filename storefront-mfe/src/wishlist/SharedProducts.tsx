import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { ButtonLink } from '@glow/shared/navigation';
import { SectionHeading } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';

/** Products of a shared wishlist, to buy or save. */
export function SharedProducts({ products }: { products: Product[] }) {
  return (
    <SharedSection aria-labelledby="shared-heading">
      <SectionHeading id="shared-heading">Shared with you ({products.length})</SectionHeading>
      <ProductGrid role="list" columns={4}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={GRID_SIZES[4]} isEarly={index < 4} />
          </li>
        ))}
      </ProductGrid>
      <ButtonLink to="/wishlist" variant="secondary">
        See what you have saved
      </ButtonLink>
    </SharedSection>
  );
}

const SharedSection = styled.section(({ theme }) => ({
  display: 'grid',
  gap: theme.space(8),
  '& > a': { justifySelf: 'center' },
}));
