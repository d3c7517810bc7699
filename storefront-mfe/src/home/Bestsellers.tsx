import { useTheme } from '@emotion/react';
import { productsIn } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { Container, Section, SectionHeading } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';
import { featureFlags } from '../featureFlags';

const BESTSELLER_COUNT = 4;

/** The first four bestsellers, in stock or not (HOME-4). */
export function Bestsellers() {
  const { colors, space } = useTheme();
  return (
    <Section aria-labelledby="bestsellers-heading" css={{ paddingTop: 0 }}>
      <Container>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: space(3),
          }}
        >
          <SectionHeading id="bestsellers-heading">Bestsellers</SectionHeading>
          <Link to="/collections/bestsellers" css={{ paddingBlock: space(2.5), fontWeight: 650, color: colors.accent }}>
            View all bestsellers
          </Link>
        </div>
        <ProductGrid role="list" columns={4} css={{ marginTop: space(8) }}>
          {productsIn('bestsellers')
            .slice(0, BESTSELLER_COUNT)
            .map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes={GRID_SIZES[4]} isAddInert={!featureFlags.homeCardsAddToCart} />
              </li>
            ))}
        </ProductGrid>
      </Container>
    </Section>
  );
}
