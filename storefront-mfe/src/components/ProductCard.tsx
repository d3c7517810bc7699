import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { Rating } from '@glow/shared/ui';
import { memo } from 'react';
import { CardOffer } from './CardOffer';
import { CardPictures } from './CardPictures';
import { CardPrice } from './CardPrice';
import { followProduct } from './followedProduct';
import { ProductBadges } from './ProductBadges';
import { WishlistButton } from './WishlistButton';

interface ProductCardProps {
  product: Product;
  /** Rendered width of the picture, as in the `sizes` attribute. */
  sizes: string;
  layout?: 'grid' | 'list';
  /** Whether its picture is the main one of the first screen. */
  isFirst?: boolean;
  /** Whether it is on the first screen, so that its picture loads eagerly. */
  isEarly?: boolean;
  /** Whether it has a wishlist button; not on the wishlist itself. */
  hasSave?: boolean;
  /** Whether Add to Cart does nothing (`featureFlags.homeCardsAddToCart`). */
  isAddInert?: boolean;
}

/** A product card for a `ProductGrid` or a list; the whole card links to the product (COL-20). Memoized. */
export const ProductCard = memo(Card);

function Card({ product, sizes, layout = 'grid', isFirst, isEarly, hasSave = true, isAddInert }: ProductCardProps) {
  const { id, name, brand, description, rating, reviewCount } = product;
  return (
    <Article data-layout={layout}>
      <CardPictures product={product} sizes={sizes} isFirst={isFirst} isEarly={isEarly}>
        {hasSave && <SaveButton product={product} />}
      </CardPictures>
      <div>
        <Labels>
          <p>{brand}</p>
          <ProductBadges product={product} />
        </Labels>
        <Name>
          <NameLink to={`/product/${id}`} onClick={() => followProduct(product)}>
            {name}
          </NameLink>
        </Name>
      </div>
      <CardPrice product={product} />
      <Rating value={rating} count={reviewCount} />
      <Description>{description}</Description>
      <CardOffer product={product} isInert={isAddInert} />
    </Article>
  );
}

// in a grid its six rows are those of the other cards of the line, so that names, prices and buttons are level
const Article = styled.article(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 6',
  rowGap: theme.space(1.5),
  minWidth: 0,
  borderRadius: theme.radius.medium,
  '& > div:nth-of-type(2)': { marginTop: theme.space(2) },
  '& > :last-child': { alignSelf: 'end', marginTop: theme.space(2) },
  '&:hover > div:first-of-type img': { transform: 'scale(1.035)' },
  '&:has(h3 a:focus-visible)': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 6 },
  '&[data-layout=list]': {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto auto 1fr',
    columnGap: theme.space(5),
    '& > *': { gridColumn: 2 },
    '& > div:first-of-type': { gridColumn: 1, gridRow: '1 / span 5' },
    [theme.from.tablet]: {
      gridTemplateColumns: '200px minmax(0, 1fr) 11.875rem',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: theme.space(8),
      '& > div:first-of-type': { gridRow: '1 / span 4' },
      '& > :last-child': { gridColumn: 3, gridRow: '1 / span 4', alignSelf: 'center' },
    },
  },
}));

/** Brand and badges in one line, beside the picture and not on it. */
const Labels = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: theme.space(1),
  '& > p, & > span': {
    padding: 0,
    background: 'none',
    fontSize: theme.text.sm,
    fontWeight: theme.weight.semibold,
    lineHeight: 1.5,
    letterSpacing: '0.03em',
    color: theme.colors.textSoft,
  },
  '& > span': { color: theme.colors.accent, '&::before': { content: '"·"', marginInlineStart: theme.space(1) } },
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
  alignSelf: 'start',
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
}));
