import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { useToast } from '@glow/shared/toast';
import { IconButton } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import { MOST_SAVED } from '@glow/shared/validation';
import { Heart } from '@glow/shared/icons';

const FULL = 'Remove a product to save another.';

/** Toggles a product in this device's wishlist (WISH-2). */
export function WishlistButton({ product, className }: { product: Product; className?: string }) {
  const isSaved = useWishlist(({ productIds }) => productIds.includes(product.id));
  const add = useWishlist((wishlist) => wishlist.add);
  const remove = useWishlist((wishlist) => wishlist.remove);
  const isFull = useWishlist(({ productIds }) => productIds.length >= MOST_SAVED.wishlist);
  const toast = useToast();

  function toggle() {
    if (isSaved) remove(product.id);
    else if (isFull) toast({ title: 'Your wishlist is full', description: FULL, variant: 'destructive' });
    else add(product.id);
  }

  return (
    <Toggle
      type="button"
      className={className}
      aria-pressed={isSaved}
      aria-label={`Save ${product.name} to wishlist`}
      onClick={toggle}
    >
      <Heart size={20} strokeWidth={1.6} fill={isSaved ? 'currentColor' : 'none'} aria-hidden="true" />
    </Toggle>
  );
}

const Toggle = styled(IconButton)(({ theme }) => ({ '&[aria-pressed=true]': { color: theme.colors.accent } }));
