import styled from '@emotion/styled';
import { useCart } from '@glow/shared/cart';
import { Heart, Search, ShoppingBag } from '@glow/shared/icons';
import { Link } from '@glow/shared/router';
import { RESULTS } from '@glow/shared/search';
import { IconButton } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';

interface IconLinkProps extends ComponentProps<typeof Link> {
  /** Accessible name. */
  label: string;
  /** Shown as a badge when above 0; its space is always reserved. */
  count?: number;
  /** Selector for the page's inline script, which updates the badge before hydration. */
  badgeId?: string;
  /** What a plain click does; a modified one follows the link. */
  onPlainClick?(): void;
  children: ReactNode;
}

/** An icon link in the header with an optional count badge. */
export function IconLink({ label, count = 0, badgeId, onPlainClick, children, ...link }: IconLinkProps) {
  const badge = count === 0 ? '' : count > 99 ? '99+' : String(count);

  function handleClick(event: MouseEvent) {
    if (!onPlainClick || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPlainClick();
  }

  return (
    <RoundLink {...link} aria-label={label} onClick={handleClick}>
      {children}
      {/* the inline script may have changed the text before hydration */}
      <CountBadge id={badgeId} aria-hidden="true" suppressHydrationWarning>
        {badge}
      </CountBadge>
    </RoundLink>
  );
}

const RoundLink = styled(IconButton.withComponent(Link))({ position: 'relative' });

const CountBadge = styled.span(({ theme }) => ({
  position: 'absolute',
  top: theme.space(0.75),
  right: 0,
  minWidth: '1.125rem',
  height: '1.125rem',
  paddingInline: theme.space(1),
  borderRadius: theme.radius.pill,
  background: theme.colors.accent,
  color: theme.colors.onAccent,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.bold,
  lineHeight: 1.5,
  textAlign: 'center',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '&:empty': { display: 'none' },
}));

/** Cart link with its item count: a plain click opens the drawer (NAV-3). */
export function CartLink() {
  const count = useCart((cart) => cart.itemCount);
  const openCart = useCart((cart) => cart.openCart);
  return (
    <IconLink
      to="/cart"
      label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
      badgeId="cart-count"
      count={count}
      onPlainClick={openCart}
    >
      <ShoppingBag size={21} strokeWidth={1.5} aria-hidden="true" />
    </IconLink>
  );
}

/** Link to the wishlist with its count (NAV-4). */
export function WishlistLink() {
  const count = useWishlist(({ productIds }) => productIds.length);
  return (
    <IconLink to="/wishlist" label={count > 0 ? `Wishlist, ${count} saved` : 'Wishlist'} count={count}>
      <Heart size={21} strokeWidth={1.5} aria-hidden="true" />
    </IconLink>
  );
}

interface SearchToggleProps {
  isOpen: boolean;
  onToggle(): void;
  ref: Ref<HTMLAnchorElement>;
}

/** On narrow screens: a link to all products, which opens the search box instead once hydrated (NAV-32). */
export function SearchToggle({ isOpen, onToggle, ref }: SearchToggleProps) {
  return (
    <NarrowLink to={RESULTS} label="Search" ref={ref} aria-expanded={isOpen} onPlainClick={onToggle}>
      <Search size={21} strokeWidth={1.5} aria-hidden="true" />
    </NarrowLink>
  );
}

const NarrowLink = styled(IconLink)(({ theme }) => ({
  [theme.from.desktop]: { display: 'none' },
  // the search box is shown itself
  [theme.withoutMenu]: { display: 'none' },
}));
