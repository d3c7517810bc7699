import styled from '@emotion/styled';
import { Page, usePageData } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, PageHeading } from '@glow/shared/ui';
import type { ProductsData } from '../pageData';
import { SavedProducts } from './SavedProducts';
import { SharedProducts } from './SharedProducts';

/** The placeholder 'coming soon' of WISH-3, and below it this device's saved products, or those shared by the URL (WISH-4). */
export function WishlistPage() {
  const [query] = useSearchParams();
  const { data } = usePageData<ProductsData>();
  const isShared = query.has('item') && data.products.length > 0;
  return (
    <Page title="Wishlist" isPrivate>
      <Content>
        <Intro>
          <Eyebrow>Coming soon</Eyebrow>
          <PageHeading tabIndex={-1}>Wishlist</PageHeading>
          <p>Wishlists that follow you to every device are coming soon. Until then, what you save stays here.</p>
          <ButtonLink to="/" variant="secondary">
            Back to Home
          </ButtonLink>
        </Intro>
        {isShared ? <SharedProducts products={data.products} /> : <SavedProducts />}
      </Content>
    </Page>
  );
}

const Content = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(16),
  paddingBlock: `${theme.space(14)} ${theme.space(20)}`,
}));

const Intro = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space(4),
  textAlign: 'center',
  '& > p:last-of-type': { maxWidth: '52ch', color: theme.colors.textSoft },
  '& > a': { marginTop: theme.space(2) },
}));
