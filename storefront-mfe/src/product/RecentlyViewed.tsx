import styled from '@emotion/styled';
import { findVariant, priceOf } from '@glow/shared/catalog';
import { Price } from '@glow/shared/commerce';
import { Container, Picture, Section, SectionHeading, Skeleton } from '@glow/shared/ui';
import { useEffect, useState } from 'react';
import { CardName } from '../components/CardName';
import { LoadFailure } from '../components/LoadFailure';
import { useRememberedProducts } from '../components/useRememberedProducts';
import { createPersistedValue, parseLike } from '@glow/shared/storage';

const MAX_VIEWED = 6;

const stored = createPersistedValue('viewed', parseLike(['']));

/** Up to six products without this one, latest first (PROD-19): each an id, with `?variant=` if one was chosen. */
export function viewedBefore(productId: string): string[] {
  return (stored.read() ?? []).filter((viewed) => viewed.split('?')[0] !== productId).slice(0, MAX_VIEWED);
}

/** Stores a viewed product with its variant on this device under `glow_viewed`. */
export function recordViewed(productId: string, variantId?: string): void {
  stored.write([variantId ? `${productId}?variant=${variantId}` : productId, ...viewedBefore(productId)]);
}

/** The list is on the device: render it only when hydrated (PROD-19). */
export function RecentlyViewed({ productId, variantId }: { productId: string; variantId?: string }) {
  const [viewed] = useState(() => viewedBefore(productId));
  useEffect(() => recordViewed(productId, variantId), [productId, variantId]);
  const choices = viewed.map((path) => path.split('?variant='));
  const { productOf, isLoading, hasFailed, reload } = useRememberedProducts(choices.map(([id = '']) => id));
  // ids no longer in the catalogue are skipped
  const products = choices.flatMap(([id = '', choice], index) => {
    const product = productOf(id);
    return product ? [{ product, variant: findVariant(product, choice), path: viewed[index] }] : [];
  });
  const isPending = isLoading && products.length === 0;
  if (products.length === 0 && !isPending && !hasFailed) return null;
  return (
    <Section aria-labelledby="viewed-heading">
      <Container>
        <SectionHeading id="viewed-heading">Recently viewed</SectionHeading>
        <Scroller aria-busy={isPending}>
          {isPending && <Skeleton height="15rem" />}
          {hasFailed && <LoadFailure onRetry={reload} />}
          {products.length > 0 && (
            <List role="list">
              {products.map(({ product, variant, path }) => (
                <li key={product.id}>
                  <Picture
                    name={variant?.image ?? product.images[0] ?? ''}
                    alt=""
                    sizes="(min-width: 1240px) 210px, 148px"
                  />
                  <CardName to={`/product/${path}`}>{product.name}</CardName>
                  <Price price={priceOf(product, variant)} originalPrice={product.originalPrice} />
                </li>
              ))}
            </List>
          )}
        </Scroller>
      </Container>
    </Section>
  );
}

// padding for the focus ring
const Scroller = styled.div(({ theme }) => ({
  overflowX: 'auto',
  margin: `${theme.space(6)} -${theme.space(2)} 0`,
  padding: theme.space(2),
}));

const List = styled.ul(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(9.25rem, 15%)',
  columnGap: `max(${theme.space(4)}, 2%)`,
  li: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: theme.space(1.5),
    fontSize: theme.text.lg,
    borderRadius: theme.radius.medium,
  },
  'li:has(a:focus-visible)': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 3 },
  img: { marginBottom: theme.space(1.5), borderRadius: theme.radius.medium },
}));
