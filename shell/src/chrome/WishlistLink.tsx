import { useWishlist } from '@glow/shared/wishlist';
import { Heart } from '@glow/shared/icons';
import { IconLink } from './IconLink';

/** Link to the wishlist with its count (NAV-4). */
export function WishlistLink() {
  const count = useWishlist(({ productIds }) => productIds.length);
  return (
    <IconLink to="/wishlist" label={count > 0 ? `Wishlist, ${count} saved` : 'Wishlist'} count={count}>
      <Heart size={21} strokeWidth={1.5} aria-hidden="true" />
    </IconLink>
  );
}
