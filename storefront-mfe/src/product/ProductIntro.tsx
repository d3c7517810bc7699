import { useTheme } from '@emotion/react';
import { priceOf, type Product, type Variant } from '@glow/shared/catalog';
import { Link, useLocation } from '@glow/shared/router';
import { Eyebrow, PageHeading, Price, Rating } from '@glow/shared/ui';
import { ProductBadges } from '../components/ProductBadges';

interface ProductIntroProps {
  product: Product;
  variant: Variant | undefined;
}

/** Brand, badges, name, rating, price and description; the price follows the chosen variant (PROD-6). */
export function ProductIntro({ product, variant }: ProductIntroProps) {
  const { name, brand, rating, reviewCount, originalPrice, description } = product;
  const { search } = useLocation();
  const { colors, space } = useTheme();
  // the former price belongs to the product, not to a variant with its own price
  const former = variant?.price === undefined ? originalPrice : undefined;

  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space(4) }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(3)}` }}>
        <Eyebrow>{brand}</Eyebrow>
        <ProductBadges product={product} />
      </div>
      <PageHeading tabIndex={-1}>{name}</PageHeading>
      <Link
        to={{ search, hash: 'reviews' }}
        replace
        onClick={() => leadTo('reviews')}
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          marginBlock: `-${space(2)}`,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        <Rating value={rating} count={reviewCount} />
      </Link>
      <p css={{ fontSize: 24 }}>
        <Price price={priceOf(product, variant)} originalPrice={former} />
      </p>
      <p css={{ maxWidth: '52ch', color: colors.textSoft }}>{description}</p>
    </div>
  );
}

/** Scrolls the link's target into view and focuses it. */
function leadTo(id: string) {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
