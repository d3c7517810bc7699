import styled from '@emotion/styled';
import { Bestsellers, Introduction, useAnnounce } from '@glow/shared/app';
import type { Product } from '@glow/shared/catalog';
import { ButtonLink } from '@glow/shared/navigation';
import { notKept } from '@glow/shared/storage';
import { Button, ShareButton, Skeleton, VisuallyHidden, Stack } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import { useState } from 'react';
import { LoadFailure } from '../components/LoadFailure';
import { GRID_SIZES, ProductGrid } from '../components/ProductGrid';
import { ProductCard } from '../components/ProductCard';
import { useRememberedProducts } from '../components/useRememberedProducts';

/** Products saved on this device, latest first, to buy, remove or share (WISH-3). */
export function SavedProducts() {
  const isHydrated = useWishlist((wishlist) => wishlist.isHydrated);
  const { entries, remove, restore, isLoading, hasFailed, reload } = useSavedList();
  const isListed = isHydrated && !(isLoading && entries.length === 0);
  const saved = entries.filter(({ isRemoved }) => !isRemoved).map(({ product }) => product);
  const [lastRestored, setLastRestored] = useState<string>();
  const announce = useAnnounce();

  function handleRemove(product: Product) {
    setLastRestored(undefined);
    remove(product);
    announce(`Removed ${product.name}, Undo available`);
  }

  function handleUndo(product: Product) {
    setLastRestored(product.id);
    restore(product);
    announce(`${product.name} is saved again`);
  }

  const lost = saved.length > 0 && notKept('wishlist');
  const isEmpty = isListed && !hasFailed && entries.length === 0;
  return (
    <>
      <Introduction
        heading={isEmpty ? 'Nothing saved yet' : `Wishlist${isListed && !hasFailed ? ` (${saved.length})` : ''}`}
        lead={<ComingSoon />}
        picture={isEmpty ? 'blog/2' : undefined}
        actions={
          saved.length > 0 && (
            <ShareButton
              title="Glow wishlist"
              path={`/wishlist?${new URLSearchParams(saved.map(({ id }) => ['item', id]))}`}
            />
          )
        }
      >
        {lost && <p>{lost}</p>}
        {isEmpty && <p>Press the heart on anything you would like to come back to.</p>}
      </Introduction>
      {!isListed && <Skeleton height="36rem" aria-busy={isHydrated} />}
      {hasFailed && <LoadFailure onRetry={reload} />}
      {entries.length > 0 && (
        <>
          <VisuallyHidden as="h2">Products</VisuallyHidden>
          <ProductGrid role="list" columns={4}>
            {entries.map(({ product, isRemoved }, index) => (
              <li key={product.id}>
                {isRemoved ? (
                  <Placeholder gap={4}>
                    <p>Removed {product.name}</p>
                    {/* takes the focus, because the clicked button is removed; so does the one below after Undo */}
                    <Button
                      type="button"
                      variant="secondary"
                      size="small"
                      autoFocus
                      onClick={() => handleUndo(product)}
                    >
                      Undo<VisuallyHidden> removing {product.name}</VisuallyHidden>
                    </Button>
                  </Placeholder>
                ) : (
                  <CardWithRemove gap={1}>
                    <ProductCard product={product} sizes={GRID_SIZES[4]} isEarly={index < 4} hasSave={false} />
                    <Button
                      type="button"
                      variant="quiet"
                      size="small"
                      autoFocus={product.id === lastRestored}
                      onClick={() => handleRemove(product)}
                    >
                      Remove<VisuallyHidden> {product.name}</VisuallyHidden>
                    </Button>
                  </CardWithRemove>
                )}
              </li>
            ))}
          </ProductGrid>
        </>
      )}
      {isEmpty && <Bestsellers />}
    </>
  );
}

/** What a wishlist will be, with the link home (INFO-1). */
export function ComingSoon() {
  return (
    <>
      Wishlists that follow you to every device are coming soon.{' '}
      <ButtonLink to="/" variant="quiet" size="small">
        Back to Home
      </ButtonLink>
    </>
  );
}

const CardWithRemove = styled(Stack)({
  gridTemplateRows: 'subgrid',
  minWidth: 0,
});

const Placeholder = styled(Stack)(({ theme }) => ({
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: 240,
  padding: theme.space(5),
  border: `1px dashed ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.medium,
  textAlign: 'center',
  color: theme.colors.textSoft,
}));

/** Latest first; removed products keep their position until the page is left, so that they can be restored. */
function useSavedList() {
  const { productIds, add, remove: removeFromWishlist } = useWishlist((wishlist) => wishlist);
  /** In order of position. */
  const [removed, setRemoved] = useState<{ id: string; index: number }[]>([]);

  const listed = [...productIds];
  for (const { id, index } of removed) if (!listed.includes(id)) listed.splice(index, 0, id);
  const { productOf, ...loading } = useRememberedProducts(listed);
  const entries = listed.flatMap((id) => {
    const product = productOf(id);
    // ids no longer in the catalogue are skipped
    return product ? [{ product, isRemoved: !productIds.includes(id) }] : [];
  });

  function remove({ id }: Product) {
    const others = removed.filter((entry) => entry.id !== id);
    setRemoved([...others, { id, index: listed.indexOf(id) }].sort((a, b) => a.index - b.index));
    removeFromWishlist(id);
  }

  function restore({ id }: Product) {
    add(id, listed.slice(0, listed.indexOf(id)).filter((other) => productIds.includes(other)).length);
  }

  return { entries, remove, restore, ...loading };
}
