import styled from '@emotion/styled';
import { Page, usePageData } from '@glow/shared/app';
import type { Product } from '@glow/shared/catalog';
import { useSearchParams } from '@glow/shared/router';
import { ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, PageHeading, SectionHeading } from '@glow/shared/ui';
import type { pageData } from '../pageData';
import { SavedProducts } from './SavedProducts';
import { ProductCard } from '../components/ProductCard';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';

/** This device's saved products (WISH-3), or those shared by the URL (WISH-4), and below them the placeholder 'coming soon'. */
export function WishlistPage() {
  const [query] = useSearchParams();
  const { data } = usePageData<typeof pageData.wishlist>();
  const isShared = query.has('item') && data.products.length > 0;
  return (
    <Page title="Wishlist" isPrivate>
      <Content>
        <PageHeading tabIndex={-1}>Wishlist</PageHeading>
        {isShared ? <SharedProducts products={data.products} /> : <SavedProducts />}
        <ComingSoon>
          <Eyebrow>Coming soon</Eyebrow>
          <p>Wishlists that follow you to every device are coming soon. Until then, what you save stays here.</p>
          <ButtonLink to="/" variant="secondary">
            Back to Home
          </ButtonLink>
        </ComingSoon>
      </Content>
    </Page>
  );
}

/** Products of a shared wishlist, to buy or save. */
function SharedProducts({ products }: { products: Product[] }) {
  return (
    <SharedSection aria-labelledby="shared-heading">
      <SectionHeading id="shared-heading">Shared with you ({products.length})</SectionHeading>
      <ProductGrid role="list" columns={4}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={GRID_SIZES[4]} isEarly={index < 4} />
          </li>
        ))}
      </ProductGrid>
      <ButtonLink to="/wishlist" variant="secondary">
        See what you have saved
      </ButtonLink>
    </SharedSection>
  );
}

const SharedSection = styled.section(({ theme }) => ({
  display: 'grid',
  gap: theme.space(8),
  '& > a': { justifySelf: 'center' },
}));

const Content = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  paddingBlock: `${theme.space(8)} ${theme.space(16)}`,
}));

const ComingSoon = styled.section(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space(4),
  textAlign: 'center',
  paddingTop: theme.space(10),
  borderTop: `1px solid ${theme.colors.line}`,
  '& > p:last-of-type': { maxWidth: '52ch', color: theme.colors.textSoft },
}));
