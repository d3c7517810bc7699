import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Container, Section } from '@glow/shared/ui';
import { RelatedCards } from './RelatedCards';

/** Products related to the page's, at its end, if there are any. */
export function RelatedProducts({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <Band as="div">
      <Container>
        <RelatedCards heading="You may also like" products={products} />
      </Container>
    </Band>
  );
}

const Band = styled(Section)(({ theme }) => ({ background: theme.colors.surface }));
