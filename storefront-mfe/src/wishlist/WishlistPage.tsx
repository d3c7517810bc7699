import styled from '@emotion/styled';
import { Page, usePageData } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, PageHeading } from '@glow/shared/ui';
import type { ProductsData } from '../pageData';
import { SavedProducts } from './SavedProducts';
import { SharedProducts } from './SharedProducts';

/** This device's saved products (WISH-3), or those shared by the URL (WISH-4), and below them the placeholder 'coming soon'. */
export function WishlistPage() {
  const [query] = useSearchParams();
  const { data } = usePageData<ProductsData>();
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
