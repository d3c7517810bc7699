import { useTheme } from '@emotion/react';
import type { Product } from '@glow/shared/catalog';
import { ButtonLink, SectionHeading } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';

/** Products of a shared wishlist, to buy or save. */
export function SharedProducts({ products }: { products: Product[] }) {
  const { space } = useTheme();
  return (
    <section aria-labelledby="shared-heading" css={{ display: 'grid', gap: space(8) }}>
      <SectionHeading id="shared-heading">Shared with you ({products.length})</SectionHeading>
      <ProductGrid role="list" columns={4}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={GRID_SIZES[4]} isEarly={index < 4} />
          </li>
        ))}
      </ProductGrid>
      <ButtonLink to="/wishlist" variant="secondary" css={{ justifySelf: 'center' }}>
        See what you have saved
      </ButtonLink>
    </section>
  );
}
