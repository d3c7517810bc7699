import { useTheme } from '@emotion/react';
import type { Product } from '@glow/shared/catalog';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';
import type { CollectionFilters } from './collectionFilters';

interface ResultListProps {
  products: Product[];
  view: CollectionFilters['view'];
}

/** The most cards visible on the first screen. */
const EAGER_PICTURES = 3;

/** The results as a grid or a list. */
export function ResultList({ products, view }: ResultListProps) {
  const { colors, space } = useTheme();
  if (view === 'grid') {
    return (
      <ProductGrid role="list" columns={3} css={{ marginTop: space(2) }}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={GRID_SIZES[3]} isEarly={index < EAGER_PICTURES} />
          </li>
        ))}
      </ProductGrid>
    );
  }
  return (
    <ul role="list">
      {products.map((product, index) => (
        <li key={product.id} css={{ paddingBlock: space(6), '& + li': { borderTop: `1px solid ${colors.line}` } }}>
          <ProductCard
            product={product}
            layout="list"
            sizes="(min-width: 640px) 200px, 112px"
            isEarly={index < EAGER_PICTURES}
          />
        </li>
      ))}
    </ul>
  );
}
