import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Container, Section, SectionHeading } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { ProductGrid } from '../components/ProductGrid';
import { relatedTo } from './relatedTo';

/** Products related to this one. */
export function RelatedProducts({ product }: { product: Product }) {
  return (
    <RelatedSection aria-labelledby="related-heading">
      <Container>
        <SectionHeading id="related-heading">You may also like</SectionHeading>
        <Products role="list" columns={4}>
          {relatedTo(product).map((related) => (
            <li key={related.id}>
              <ProductCard product={related} sizes="(min-width: 1240px) 280px, (min-width: 1024px) 23vw, 45vw" />
            </li>
          ))}
        </Products>
      </Container>
    </RelatedSection>
  );
}

const RelatedSection = styled(Section)(({ theme }) => ({ background: theme.colors.surface }));

const Products = styled(ProductGrid)(({ theme }) => ({ marginTop: theme.space(8) }));
