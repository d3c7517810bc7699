import { useTheme } from '@emotion/react';
import type { Product } from '@glow/shared/catalog';
import { Container, Section, SectionHeading } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { ProductGrid } from '../components/ProductGrid';
import { relatedTo } from './relatedTo';

/** Products related to this one. */
export function RelatedProducts({ product }: { product: Product }) {
  const { colors, space } = useTheme();
  return (
    <Section aria-labelledby="related-heading" css={{ background: colors.surface }}>
      <Container>
        <SectionHeading id="related-heading">You may also like</SectionHeading>
        <ProductGrid role="list" columns={4} css={{ marginTop: space(8) }}>
          {relatedTo(product).map((related) => (
            <li key={related.id}>
              <ProductCard product={related} sizes="(min-width: 1240px) 280px, (min-width: 1024px) 23vw, 45vw" />
            </li>
          ))}
        </ProductGrid>
      </Container>
    </Section>
  );
}
