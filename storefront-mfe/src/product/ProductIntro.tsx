import styled from '@emotion/styled';
import { priceOf, type Product, type Variant } from '@glow/shared/catalog';
import { Link, useLocation } from '@glow/shared/router';
import { Price } from '@glow/shared/commerce';
import { Eyebrow, PageHeading, Rating } from '@glow/shared/ui';
import { ProductBadges } from '../components/ProductBadges';

interface ProductIntroProps {
  product: Product;
  variant: Variant | undefined;
}

/** Brand, badges, name, rating, price and description; the price follows the chosen variant (PROD-6). */
export function ProductIntro({ product, variant }: ProductIntroProps) {
  const { name, brand, rating, reviewCount, originalPrice, description } = product;
  const { search } = useLocation();
  // the former price belongs to the product, not to a variant with its own price
  const formerPrice = variant?.price === undefined ? originalPrice : undefined;

  return (
    <Intro>
      <Labels>
        <Eyebrow>{brand}</Eyebrow>
        <ProductBadges product={product} />
      </Labels>
      <PageHeading tabIndex={-1}>{name}</PageHeading>
      <RatingLink to={{ search, hash: 'reviews' }} replace onClick={() => scrollToAndFocus('reviews')}>
        <Rating value={rating} count={reviewCount} />
      </RatingLink>
      <CurrentPrice>
        <Price price={priceOf(product, variant)} originalPrice={formerPrice} />
      </CurrentPrice>
      <Description>{description}</Description>
    </Intro>
  );
}

/** Scrolls the link's target into view and focuses it. */
function scrollToAndFocus(id: string) {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

const Intro = styled.div(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.space(4) }));

const Labels = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(2)} ${theme.space(3)}`,
}));

const RatingLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.touchTarget,
  marginBlock: `-${theme.space(2)}`,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

const CurrentPrice = styled.p(({ theme }) => ({ fontSize: theme.heading.sm }));

const Description = styled.p(({ theme }) => ({ maxWidth: '52ch', color: theme.colors.textSoft }));
