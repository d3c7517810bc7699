import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Container, Section, Skeleton } from '@glow/shared/ui';
import { Suspense } from 'react';
import { LazyRelatedCards } from './lazyOtherProducts';

/** Products related to the page's, at its end, if there are any. */
export function RelatedProducts({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <Band as="div">
      <Container>
        <Suspense fallback={<Skeleton height="32rem" />}>
          <LazyRelatedCards heading="You may also like" products={products} />
        </Suspense>
      </Container>
    </Band>
  );
}

const Band = styled(Section)(({ theme }) => ({ background: theme.colors.surface }));
