import { useTheme } from '@emotion/react';
import { Page } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { ButtonLink, Container, Eyebrow, PageHeading } from '@glow/shared/ui';
import { SavedProducts } from './SavedProducts';
import { SharedProducts } from './SharedProducts';
import { sharedList } from './sharedList';

/** The placeholder 'coming soon' of WISH-3, and below it this device's saved products, or those shared by the URL (WISH-4). */
export function WishlistPage() {
  const [query] = useSearchParams();
  const shared = sharedList(query);
  const { colors, space } = useTheme();
  return (
    <Page title="Wishlist" isPrivate>
      <Container css={{ display: 'grid', gap: space(16), paddingBlock: `${space(14)} ${space(20)}` }}>
        <div css={{ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' }}>
          <Eyebrow>Coming soon</Eyebrow>
          <PageHeading tabIndex={-1}>Wishlist</PageHeading>
          <p css={{ maxWidth: '52ch', color: colors.textSoft }}>
            Wishlists that follow you to every device are coming soon. Until then, what you save stays here.
          </p>
          <ButtonLink to="/" variant="secondary" css={{ marginTop: space(2) }}>
            Back to Home
          </ButtonLink>
        </div>
        {shared.length > 0 ? <SharedProducts products={shared} /> : <SavedProducts />}
      </Container>
    </Page>
  );
}
