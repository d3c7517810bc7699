import styled from '@emotion/styled';
import { Slot, useIsHydrated } from '@glow/shared/app';
import { stockOf, type Variant } from '@glow/shared/catalog';
import { Container, Section } from '@glow/shared/ui';
import { PictureBand, type BandTone } from '../components/PictureBand';
import { Shelf } from '../components/ProductCards';
import { RecentlyViewed } from './RecentlyViewed';
import { useProductData } from './useProductData';

const TONES: BandTone[] = ['surface', 'sand', 'sage'];

/** The story that some products have (PROD-62), and further products; those for a sold-out one are further up. */
export function BelowProduct({ variant }: { variant: Variant | undefined }) {
  const { product, related, story } = useProductData();
  return (
    <>
      {story && (
        <Chapters>
          {story.map(({ topic, heading, text, picture }, index) => (
            <PictureBand
              key={topic}
              picture={picture}
              eyebrow={topic}
              heading={heading}
              tone={TONES[index % TONES.length] ?? 'surface'}
              isReversed={index % 2 === 1}
            >
              <p>{text}</p>
            </PictureBand>
          ))}
        </Chapters>
      )}
      {stockOf(product).inStock && related.length > 0 && (
        <Section as="div">
          <Container>
            <Shelf heading="You may also like" products={related} />
          </Container>
        </Section>
      )}
      <Slot name="storefront/product.below" productId={product.id} />
      {useIsHydrated() && <RecentlyViewed productId={product.id} variantId={variant?.id} />}
    </>
  );
}

const Chapters = styled.div(({ theme }) => ({
  marginTop: theme.space(16),
  [theme.from.desktop]: { marginTop: theme.space(24) },
}));
