import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { Container, Section, SectionHeading } from '@glow/shared/ui';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';
import { featureFlags } from '../data/featureFlags';

/** The first four bestsellers, in stock or not (HOME-4). */
export function Bestsellers({ products }: { products: Product[] }) {
  return (
    <BestsellersSection aria-labelledby="bestsellers-heading">
      <Container>
        <Header>
          <SectionHeading id="bestsellers-heading">Bestsellers</SectionHeading>
          <Link to="/collections/bestsellers">View All Bestsellers</Link>
        </Header>
        <Products role="list" columns={4}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={GRID_SIZES[4]} isAddInert={!featureFlags.homeCardsAddToCart} />
            </li>
          ))}
        </Products>
      </Container>
    </BestsellersSection>
  );
}

// the collections above have the distance
const BestsellersSection = styled(Section)(({ theme }) => ({ paddingTop: 0, [theme.from.desktop]: { paddingTop: 0 } }));

const Header = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space(3),
  a: { paddingBlock: theme.space(2.5), fontWeight: theme.weight.semibold, color: theme.colors.accent },
}));

const Products = styled(ProductGrid)(({ theme }) => ({ marginTop: theme.space(8) }));
