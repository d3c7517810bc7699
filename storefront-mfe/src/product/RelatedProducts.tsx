import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Container, Section, SectionHeading } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { ProductGrid } from '../components/ProductGrid';

/** Products related to the page's, if there are any. */
export function RelatedProducts({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <RelatedSection aria-labelledby="related-heading">
      <Container>
        <SectionHeading id="related-heading">You may also like</SectionHeading>
        <Products role="list" columns={4}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes="(min-width: 1240px) 280px, (min-width: 1024px) 23vw, 45vw" />
            </li>
          ))}
        </Products>
      </Container>
    </RelatedSection>
  );
}

const RelatedSection = styled(Section)(({ theme }) => ({ background: theme.colors.surface }));

const Products = styled(ProductGrid)(({ theme }) => ({ marginTop: theme.space(8) }));
