import styled from '@emotion/styled';
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
  if (view === 'grid') {
    return (
      <Grid role="list" columns={3}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={GRID_SIZES[3]} isEarly={index < EAGER_PICTURES} />
          </li>
        ))}
      </Grid>
    );
  }
  return (
    <List role="list">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            layout="list"
            sizes="(min-width: 640px) 200px, 112px"
            isEarly={index < EAGER_PICTURES}
          />
        </li>
      ))}
    </List>
  );
}

const Grid = styled(ProductGrid)(({ theme }) => ({ marginTop: theme.space(2) }));

const List = styled.ul(({ theme }) => ({
  '& > li': { paddingBlock: theme.space(6) },
  '& > li + li': { borderTop: `1px solid ${theme.colors.line}` },
}));
