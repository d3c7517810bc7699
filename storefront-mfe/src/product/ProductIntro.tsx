import styled from '@emotion/styled';
import { priceOf, type Product, type Variant } from '@glow/shared/catalog';
import { Link, useLocation } from '@glow/shared/router';
import { Price } from '@glow/shared/commerce';
import { Eyebrow, PageHeading, Rating, Row, SpreadRow, Stack } from '@glow/shared/ui';
import { ProductBadges, Savings } from '../components/ProductBadges';

/** The price is the chosen variant's (PROD-6). */
export function ProductIntro({ product, variant }: { product: Product; variant: Variant | undefined }) {
  const { name, brand, rating, reviewCount, originalPrice } = product;
  const price = priceOf(product, variant);
  const { search } = useLocation();
  // the former price belongs to the product, not to a variant with its own price
  const formerPrice = variant?.price === undefined ? originalPrice : undefined;

  return (
    <Intro gap={2}>
      <Labels gap={1}>
        <Eyebrow>{brand}</Eyebrow>
        <ProductBadges product={product} />
      </Labels>
      <Name tabIndex={-1}>{name}</Name>
      <PriceAndRating gap={2}>
        <CurrentPrice>
          <Price price={price} originalPrice={formerPrice} />
          <Savings price={price} originalPrice={formerPrice} />
        </CurrentPrice>
        <RatingLink to={{ search, hash: 'reviews' }} replace onClick={() => scrollToAndFocus('reviews')}>
          <Rating value={rating} count={reviewCount} />
        </RatingLink>
      </PriceAndRating>
    </Intro>
  );
}

function scrollToAndFocus(id: string) {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

const Intro = styled(Stack)(({ theme }) => ({
  [theme.from.tablet]: { gap: theme.space(3) },
}));

const Labels = styled(Row)(({ theme }) => ({ alignItems: 'center', columnGap: theme.space(3) }));

// smaller than on other pages, so that the first screen has it with the picture and the price
const Name = styled(PageHeading)(({ theme }) => ({ fontSize: theme.heading.lg }));

const PriceAndRating = styled(SpreadRow)({ rowGap: 0 });

const RatingLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.touchTarget,
  marginBlock: `-${theme.space(2)}`,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

const CurrentPrice = styled.p(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space(2),
  fontSize: theme.text.xl,
  [theme.from.tablet]: { fontSize: theme.heading.sm },
}));
