import styled from '@emotion/styled';
import { type Product, stockOf } from '@glow/shared/catalog';
import { Picture, Rating } from '@glow/shared/ui';
import { memo, type PointerEvent, Suspense, useState } from 'react';
import { lazyComponent } from '@glow/shared/app';
import { PictureTransition } from './PictureTransition';
import { CardName } from './CardName';
import { CardOffer } from './CardOffer';
import { CardPrice } from './CardPrice';
import { followProduct } from './followedProduct';
import { ProductBadges } from './ProductBadges';
import { WishlistButton } from './WishlistButton';

const HoverPicture = lazyComponent(async () => (await import('./HoverPicture')).HoverPicture, { fallback: () => null });

interface ProductCardProps {
  product: Product;
  sizes: string;
  /** Whether its picture is the main one of the first screen. */
  isFirst?: boolean;
  /** Whether it is on the first screen, so that its picture loads eagerly. */
  isEarly?: boolean;
  hasSave?: boolean;
  /** Whether Add to Cart does nothing (`featureFlags.homeCardsAddToCart`). */
  isAddInert?: boolean;
}

/** A card for a `ProductGrid` or a list; the whole card links to the product (COL-20). */
export const ProductCard = memo(Card);

function Card({ product, sizes, isFirst, isEarly, hasSave = true, isAddInert }: ProductCardProps) {
  const { id, name, brand, description, images, rating, reviewCount } = product;
  const [first = '', second] = images;
  // a mouse shows the second picture or a shade's picture, which is loaded only then (COL-43)
  const [pointed, setPointed] = useState<string>();
  const sentenceEnd = description.search(/[.!?]\s/) + 1 || undefined;

  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setPointed(pointed ?? second);
  }

  return (
    <Article>
      <Frame onPointerEnter={handlePointerEnter}>
        <PictureTransition productId={id}>
          <div>
            <CardPicture {...{ sizes, isFirst, isEarly }} name={first} alt="" isSoldOut={!stockOf(product).inStock} />
          </div>
        </PictureTransition>
        {pointed && (
          <Suspense fallback={null}>
            <HoverPicture name={pointed} sizes={sizes} />
          </Suspense>
        )}
        {hasSave && <SaveButton product={product} />}
      </Frame>
      <div>
        <Labels>
          <p>{brand}</p>
          <ProductBadges product={product} />
        </Labels>
        <CardName to={`/product/${id}`} onClick={() => followProduct(product)}>
          {name}
        </CardName>
      </div>
      <Facts>
        <CardPrice product={product} onPointAt={setPointed} />
        <Rating value={rating} count={reviewCount} />
        <Description>
          <span>{description.slice(0, sentenceEnd)}</span>
          {sentenceEnd && <span>{description.slice(sentenceEnd)}</span>}
        </Description>
      </Facts>
      <CardOffer product={product} isInert={isAddInert} />
    </Article>
  );
}

// in a grid it has the same four rows as other cards in its line, so that names, prices and buttons are level
const Article = styled.article(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: theme.space(1.5),
  minWidth: 0,
  borderRadius: theme.radius.medium,
  '& > div:nth-of-type(2)': { marginTop: theme.space(2) },
  '& > :last-child': { alignSelf: 'end', marginTop: theme.space(2) },
  '&:hover > div:first-of-type img': { transform: 'scale(1.035)' },
  '&:has(h3 a:focus-visible)': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 6 },
}));

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

const Facts = styled.div(({ theme }) => ({ display: 'grid', alignContent: 'start', gap: theme.space(1.5) }));

/** The first sentence; a list with enough space shows the others too. */
const Description = styled.p(({ theme }) => ({
  maxWidth: '56ch',
  fontSize: theme.text.md,
  lineHeight: 1.5,
  color: theme.colors.textSoft,
  'span + span': { display: 'none' },
  [theme.from.tablet]: { fontSize: theme.text.lg },
}));

const SaveButton = styled(WishlistButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: theme.space(1.5),
  right: theme.space(1.5),
}));

const Frame = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'center',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: theme.radius.medium,
  background: theme.colors.sand,
  '& > div': { gridArea: '1 / 1', minWidth: 0 },
  img: { transition: 'transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
}));

const CardPicture = styled(Picture, { shouldForwardProp: (name) => name !== 'isSoldOut' })<{ isSoldOut: boolean }>(
  ({ isSoldOut }) => ({ opacity: isSoldOut ? 0.6 : 1 }),
);
