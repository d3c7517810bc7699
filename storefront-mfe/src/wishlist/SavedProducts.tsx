import { useTheme } from '@emotion/react';
import { useAnnounce } from '@glow/shared/app';
import { findProduct, type Product } from '@glow/shared/catalog';
import { Button, ButtonLink, EmptyState, SectionHeading, Skeleton, VisuallyHidden } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import { useRef } from 'react';
import { ProductCard } from '../components/ProductCard';
import { ProductGrid } from '../components/ProductGrid';

/** The products saved on this device, latest first, to buy or to take off. */
export function SavedProducts() {
  const isHydrated = useWishlist((wishlist) => wishlist.isHydrated);
  const productIds = useWishlist((wishlist) => wishlist.productIds);
  const remove = useWishlist((wishlist) => wishlist.remove);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const { colors, radius, space } = useTheme();
  // an id that has left the catalogue is passed over
  const saved = productIds.map(findProduct).filter((product) => product !== undefined);

  function handleRemove({ id, name }: Product) {
    remove(id);
    announce(`Removed ${name}`);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="saved-heading" css={{ display: 'grid', gap: space(8) }}>
      <SectionHeading id="saved-heading" ref={heading} tabIndex={-1}>
        Saved on this device{isHydrated && ` (${saved.length})`}
      </SectionHeading>
      {!isHydrated && <Skeleton height={360} css={{ borderRadius: radius.medium }} />}
      {isHydrated && saved.length === 0 && (
        <div css={{ borderRadius: radius.medium, background: colors.surface }}>
          <EmptyState heading="Nothing saved yet" actions={<ButtonLink to="/collections/bestsellers">View Bestsellers</ButtonLink>}>
            Press the heart on anything you would like to come back to.
          </EmptyState>
        </div>
      )}
      {saved.length > 0 && (
        <ProductGrid role="list" columns={4}>
          {saved.map((product) => (
            <li key={product.id} css={{ gridTemplateRows: '1fr auto', gap: space(1) }}>
              <ProductCard product={product} sizes="(min-width: 1240px) 280px, (min-width: 1024px) 23vw, 45vw" />
              <Button type="button" look="quiet" size="small" onClick={() => handleRemove(product)}>
                Remove<VisuallyHidden> {product.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ProductGrid>
      )}
    </section>
  );
}
