import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { SectionHeading } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { ProductGrid } from '../components/ProductGrid';

/** A line of cards of related products, if there are any (PROD-81). */
export function RelatedCards({ heading, products }: { heading: string; products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related-heading">
      <SectionHeading id="related-heading">{heading}</SectionHeading>
      <Products role="list" columns={4}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 1240px) 280px, (min-width: 1024px) 23vw, 45vw" />
          </li>
        ))}
      </Products>
    </section>
  );
}

const Products = styled(ProductGrid)(({ theme }) => ({ marginTop: theme.space(8) }));
