import styled from '@emotion/styled';
import { Introduction, Page, usePageData } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { ButtonLink } from '@glow/shared/navigation';
import { Container, VisuallyHidden } from '@glow/shared/ui';
import type { pageData } from '../pageData';
import { ComingSoon, SavedProducts } from './SavedProducts';
import { ProductCards } from '../components/ProductCards';

/** This device's saved products (WISH-3), or those shared by the URL (WISH-4), with the placeholder 'coming soon'. */
export function WishlistPage() {
  const [query] = useSearchParams();
  const { products } = usePageData<typeof pageData.wishlist>().data;
  return (
    <Page title="Wishlist" isPrivate>
      <Content>
        {query.has('item') && products.length > 0 ? (
          <>
            <Introduction heading={`Shared with you (${products.length})`} lead={<ComingSoon />} />
            <VisuallyHidden as="h2">Products</VisuallyHidden>
            <ProductCards products={products} earlyCount={4} />
            <OwnList to="/wishlist" variant="secondary">
              See what you have saved
            </OwnList>
          </>
        ) : (
          <SavedProducts />
        )}
      </Content>
    </Page>
  );
}

// the list appears after hydration: the reserved height keeps the footer below the screen
const Content = styled(Container)(({ theme }) => ({ minHeight: '100vh', paddingBottom: theme.space(16) }));

const OwnList = styled(ButtonLink)(({ theme }) => ({ marginTop: theme.space(16) }));
