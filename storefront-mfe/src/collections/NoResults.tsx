import styled from '@emotion/styled';
import type { SearchSuggestions } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { Button, EmptyState } from '@glow/shared/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';

interface NoResultsProps {
  /** What was probably meant by a search that matches nothing. */
  suggestions?: SearchSuggestions;
  onClear(): void;
  children?: ReactNode;
}

/** In place of results, where there are none: what to change, and what was probably meant (COL-16, COL-24). */
export function NoResults({ suggestions, onClear, children }: NoResultsProps) {
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        heading="No products found"
        actions={
          <Button type="button" onClick={onClear}>
            Clear Filters
          </Button>
        }
      >
        <p>Try adjusting your search or filter criteria</p>
        {children}
      </EmptyState>
      {suggestions?.corrected !== undefined && (
        <Suggested aria-labelledby="suggested-heading">
          <h2 id="suggested-heading">
            <Link to={`/collections/all?${new URLSearchParams({ q: suggestions.corrected })}`}>
              Did you mean “{suggestions.corrected}”?
            </Link>
          </h2>
          <ProductGrid role="list" columns={3}>
            {suggestions.products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes={GRID_SIZES[3]} />
              </li>
            ))}
          </ProductGrid>
        </Suggested>
      )}
    </>
  );
}

const Suggested = styled.section(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  paddingTop: theme.space(8),
  borderTop: `1px solid ${theme.colors.line}`,
  h2: { fontSize: theme.heading.sm },
}));
