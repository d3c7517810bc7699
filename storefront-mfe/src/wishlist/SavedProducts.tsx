import { useTheme } from '@emotion/react';
import { useAnnounce } from '@glow/shared/app';
import type { Product } from '@glow/shared/catalog';
import { ButtonLink, EmptyState, SectionHeading, ShareButton, Skeleton } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import { useState } from 'react';
import { ProductGrid } from '../components/ProductGrid';
import { RemovedCard } from './RemovedCard';
import { SavedCard } from './SavedCard';
import { sharedPath } from './sharedList';
import { useSavedList } from './useSavedList';

/** Products saved on this device, latest first, to buy, remove or share (WISH-3). */
export function SavedProducts() {
  const isHydrated = useWishlist((wishlist) => wishlist.isHydrated);
  const { entries, takeOff, putBack } = useSavedList();
  const saved = entries.filter(({ isTakenOff }) => !isTakenOff).map(({ product }) => product);
  const [lastPutBack, setLastPutBack] = useState<Product>();
  const announce = useAnnounce();
  const { colors, radius, space } = useTheme();

  function handleRemove(product: Product) {
    setLastPutBack(undefined);
    takeOff(product);
    announce(`Removed ${product.name}, Undo available`);
  }

  function handleUndo(product: Product) {
    setLastPutBack(product);
    putBack(product);
    announce(`${product.name} is saved again`);
  }

  return (
    // the list appears only after hydration: reserved height keeps the footer below the fold
    <section
      aria-labelledby="saved-heading"
      css={{ display: 'grid', alignContent: 'start', gap: space(8), minHeight: '70vh' }}
    >
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(4),
          minHeight: 44,
        }}
      >
        <SectionHeading id="saved-heading">Saved on this device{isHydrated && ` (${saved.length})`}</SectionHeading>
        {saved.length > 0 && <ShareButton title="Glow wishlist" path={sharedPath(saved)} />}
      </div>
      {!isHydrated && <Skeleton height={360} css={{ borderRadius: radius.medium }} />}
      {entries.length > 0 && (
        <ProductGrid role="list" columns={4}>
          {entries.map(({ product, isTakenOff }, index) => (
            <li key={product.id}>
              {isTakenOff && <RemovedCard product={product} onUndo={() => handleUndo(product)} />}
              {!isTakenOff && (
                <SavedCard
                  product={product}
                  isEarly={index < 4}
                  hasFocus={product === lastPutBack}
                  onRemove={() => handleRemove(product)}
                />
              )}
            </li>
          ))}
        </ProductGrid>
      )}
      {isHydrated && saved.length === 0 && (
        <div css={{ borderRadius: radius.medium, background: colors.surface }}>
          <EmptyState
            heading="Nothing saved yet"
            actions={<ButtonLink to="/collections/bestsellers">View Bestsellers</ButtonLink>}
          >
            Press the heart on anything you would like to come back to.
          </EmptyState>
        </div>
      )}
    </section>
  );
}
