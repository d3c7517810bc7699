import styled from '@emotion/styled';
import { stockOf, type Product } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { PictureTransition } from '@glow/shared/commerce';
import { Picture, Rating } from '@glow/shared/ui';
import { memo } from 'react';
import { CardOffer } from './CardOffer';
import { ProductBadges } from './ProductBadges';
import { WishlistButton } from './WishlistButton';

interface ProductCardProps {
  product: Product;
  /** Rendered width of the picture, as in the `sizes` attribute. */
  sizes: string;
  layout?: 'grid' | 'list';
  /** Whether it is on the first screen, so that its picture loads eagerly. */
  isEarly?: boolean;
  /** Whether it has a wishlist button; not on the wishlist itself. */
  hasSave?: boolean;
  /** Whether Add to Cart does nothing (`featureFlags.homeCardsAddToCart`). */
  isAddInert?: boolean;
}

/** A product card for a grid or a list; the whole card links to the product (COL-20). Memoized. */
export const ProductCard = memo(Card);

function Card({ product, sizes, layout = 'grid', isEarly, hasSave = true, isAddInert }: ProductCardProps) {
  const { name, brand, description, images, rating, reviewCount } = product;
  return (
    <Article data-layout={layout}>
      <Frame>
        <PictureTransition productId={product.id}>
          <div>
            <CardPicture
              name={images[0] ?? ''}
              alt=""
              sizes={sizes}
              isEarly={isEarly}
              isSoldOut={!stockOf(product).inStock}
            />
          </div>
        </PictureTransition>
        <Badges>
          <ProductBadges product={product} />
        </Badges>
        {hasSave && <SaveButton product={product} />}
      </Frame>
      <Summary>
        <Brand>{brand}</Brand>
        <Name>
          <NameLink to={`/product/${product.id}`}>{name}</NameLink>
        </Name>
        <Rating value={rating} count={reviewCount} />
        <Description>{description}</Description>
      </Summary>
      <CardOffer product={product} isInert={isAddInert} />
    </Article>
  );
}

const Article = styled.article(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(4),
  minWidth: 0,
  borderRadius: theme.radius.medium,
  '&:hover > :first-of-type img': { transform: 'scale(1.035)' },
  '&:has(h3 a:focus-visible)': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 6 },
  '&[data-layout=list]': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    columnGap: theme.space(5),
    '& > :first-of-type': { gridRow: 'span 2', alignSelf: 'start' },
    [theme.from.tablet]: {
      gridTemplateColumns: '200px minmax(0, 1fr) 11.875rem',
      columnGap: theme.space(8),
      alignItems: 'center',
      '& > :first-of-type': { gridRow: 'auto' },
    },
  },
}));

const Frame = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: theme.radius.medium,
  background: theme.colors.sand,
  img: { transition: 'transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
}));

const CardPicture = styled(Picture, { shouldForwardProp: (name) => name !== 'isSoldOut' })<{ isSoldOut: boolean }>(
  ({ isSoldOut }) => ({ opacity: isSoldOut ? 0.6 : 1 }),
);

const Badges = styled.div(({ theme }) => ({
  position: 'absolute',
  top: theme.space(3),
  left: theme.space(3),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space(1.5),
  '[data-layout=list] &': { top: theme.space(2), left: theme.space(2) },
}));

const Summary = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  gap: theme.space(1.5),
  minWidth: 0,
}));

const Brand = styled.p(({ theme }) => ({
  fontSize: theme.text.sm,
  fontWeight: theme.weight.semibold,
  letterSpacing: '0.06em',
  color: theme.colors.textSoft,
}));

const Name = styled.h3(({ theme }) => ({ fontSize: theme.heading.xs, lineHeight: 1.15 }));

const NameLink = styled(Link)({
  textDecoration: 'none',
  // the whole card is clickable, but only the name is the link's accessible name
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1 },
});

const Description = styled.p(({ theme }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: theme.text.lg,
  lineHeight: 1.5,
  color: theme.colors.textSoft,
  '[data-layout=list] &': { [theme.from.tablet]: { WebkitLineClamp: 4, maxWidth: '56ch' } },
}));

const SaveButton = styled(WishlistButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: theme.space(1.5),
  right: theme.space(1.5),
  '[data-layout=list] &': { top: 'auto', bottom: 0, right: 0 },
}));
