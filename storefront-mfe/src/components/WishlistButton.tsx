import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { IconButton } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import { Heart } from '@glow/shared/icons';

/** Toggles a product in this device's wishlist (WISH-2). */
export function WishlistButton({ product, className }: { product: Product; className?: string }) {
  const isSaved = useWishlist(({ productIds }) => productIds.includes(product.id));
  const add = useWishlist((wishlist) => wishlist.add);
  const remove = useWishlist((wishlist) => wishlist.remove);
  return (
    <Toggle
      type="button"
      className={className}
      aria-pressed={isSaved}
      aria-label={`Save ${product.name} to wishlist`}
      onClick={() => (isSaved ? remove(product.id) : add(product.id))}
    >
      <Heart size={20} strokeWidth={1.6} fill={isSaved ? 'currentColor' : 'none'} aria-hidden="true" />
    </Toggle>
  );
}

const Toggle = styled(IconButton)(({ theme }) => ({ '&[aria-pressed=true]': { color: theme.colors.accent } }));
