import { useTheme } from '@emotion/react';
import { Page } from '@glow/shared/app';
import { ButtonLink, Container, Eyebrow, PageHeading } from '@glow/shared/ui';
import { SavedProducts } from './SavedProducts';

/** The placeholder 'coming soon' of specification §2, and below it what is saved on this device (decisions T15). */
export function WishlistPage() {
  const { colors, space } = useTheme();
  return (
    <Page title="Wishlist" isPrivate>
      <Container css={{ display: 'grid', gap: space(16), paddingBlock: `${space(14)} ${space(20)}` }}>
        <div css={{ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' }}>
          <Eyebrow>Coming soon</Eyebrow>
          <PageHeading tabIndex={-1}>Wishlist</PageHeading>
          <p css={{ maxWidth: '52ch', color: colors.textSoft }}>
            Wishlists that follow you to every device and can be shared are coming soon. Until then, what you save stays here.
          </p>
          <ButtonLink to="/" look="secondary" css={{ marginTop: space(2) }}>
            Back to Home
          </ButtonLink>
        </div>
        <SavedProducts />
      </Container>
    </Page>
  );
}
