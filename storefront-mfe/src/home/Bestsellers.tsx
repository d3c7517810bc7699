import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { Container, Section, SectionHeading } from '@glow/shared/ui';
import { ProductCards } from '../components/ProductShelf';
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
        <ProductCards products={products} isAddInert={!featureFlags.homeCardsAddToCart} />
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
  marginBottom: theme.space(8),
  a: { paddingBlock: theme.space(2.5), fontWeight: theme.weight.semibold, color: theme.colors.accent },
}));
