import styled from '@emotion/styled';
import { BRAND } from '@glow/shared/app';
import { Heart, Search, ShoppingBag } from '@glow/shared/icons';
import { freeShippingTerms } from '@glow/shared/orders';
import { usePolicy } from '@glow/shared/page-data';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Link } from '@glow/shared/router';
import { RESULTS } from '@glow/shared/search';
import { Container, sticky } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useDisclosure } from '../../components/useDisclosure';
import { SearchForm } from '../../search/SearchForm';
import { AccountMenu } from '../menus/AccountMenu';
import { IconLink } from '../IconLink';
import { MainNav } from './MainNav';
import { MobileMenu } from '../menus/MobileMenu';
import { OfflineNote } from './OfflineNote';
import { SignOutProvider } from '../menus/SignOut';
import { useCart } from '@glow/shared/cart';

/** The header of all store pages (NAV-2), with a sticky bar; `isQuiet` if no link should stand out. */
export function Header({ isQuiet }: { isQuiet?: boolean }) {
  const policy = usePolicy();
  const [isSearchOpen, setIsSearchOpen] = useDisclosure();
  const search = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (isSearchOpen) search.current?.querySelector('input')?.focus();
  }, [isSearchOpen]);

  function handleSearchKeyDown({ key, defaultPrevented }: KeyboardEvent) {
    if (key !== 'Escape' || defaultPrevented || !isSearchOpen) return;
    setIsSearchOpen(false);
    toggle.current?.focus();
  }

  return (
    // `display: contents`, so that the bar is sticky in the whole page
    <PageHeader isQuiet={isQuiet}>
      <PromoLine>
        {`Free shipping ${freeShippingTerms(policy)} · ${RETURNS_PERIOD_DAYS}-day returns`}
        <noscript> · The cart needs JavaScript.</noscript>
      </PromoLine>
      <Bar>
        <OfflineNote />
        <SignOutProvider>
          <Row>
            <Start>
              <MobileMenu />
              {/* opens the search box once hydrated (NAV-32) */}
              <IconLink
                to={RESULTS}
                label="Search"
                ref={toggle}
                aria-expanded={isSearchOpen}
                onPlainClick={() => setIsSearchOpen(!isSearchOpen)}
              >
                <Search size={21} strokeWidth={1.5} aria-hidden="true" />
              </IconLink>
            </Start>
            <HomeLink to="/">
              <img src="/wordmark.svg" alt={`${BRAND}, home`} width={92} height={34} />
            </HomeLink>
            <MainNav />
            <SearchRow ref={search} isOpen={isSearchOpen} onKeyDown={handleSearchKeyDown}>
              <SearchForm />
            </SearchRow>
            <Icons>
              <AccountMenu />
              <WishlistLink />
              <CartLink />
            </Icons>
          </Row>
        </SignOutProvider>
      </Bar>
    </PageHeader>
  );
}

/** Link to the wishlist with its count (NAV-4). */
function WishlistLink() {
  const count = useWishlist(({ productIds }) => productIds.length);
  return (
    <IconLink to="/wishlist" label={count > 0 ? `Wishlist, ${count} saved` : 'Wishlist'} count={count}>
      <Heart size={21} strokeWidth={1.5} aria-hidden="true" />
    </IconLink>
  );
}

const PageHeader = styled.header<{ isQuiet?: boolean }>(({ theme, isQuiet }) => ({
  display: 'contents',
  ...(isQuiet && {
    '& > p': { background: 'none' },
    'nav a': { color: theme.colors.textSoft, fontSize: theme.text.md, fontWeight: theme.weight.regular },
  }),
}));

const PromoLine = styled.p(({ theme }) => ({
  padding: `${theme.space(2)} ${theme.space(3)}`,
  background: theme.colors.blush,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  letterSpacing: '0.02em',
  lineHeight: 1.5,
  textAlign: 'center',
  textWrap: 'balance',
  [theme.from.tablet]: { fontSize: theme.text.sm },
}));

const Bar = styled.div(({ theme }) => ({
  ...sticky,
  zIndex: 10,
  // the padding scrolls away: no other element moves
  top: `-${theme.space(2)}`,
  paddingTop: theme.space(2),
  borderBottom: `1px solid ${theme.colors.line}`,
  background: theme.colors.background,
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'grid',
  // the logo is in the middle, between the icons
  gridTemplateColumns: 'auto 1fr auto',
  justifyItems: 'center',
  gridTemplateRows: 'minmax(3.5rem, auto)',
  alignItems: 'center',
  // aligns the visible icons, not their padding, with the content
  paddingInline: theme.space(1),
  [theme.from.tablet]: { paddingInline: theme.space(5.5) },
  [theme.from.desktop]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(min(9.375rem, 15vw), min(13.75rem, 16vw)) auto',
    gap: `clamp(${theme.space(4)}, 2.6vw, ${theme.space(10)})`,
    gridTemplateRows: 'minmax(4.75rem, auto)',
    paddingLeft: theme.space(8),
  },
}));

/** On narrow screens; without JavaScript the search box itself is shown, and this is an empty cell. */
const Start = styled.div(({ theme }) => ({
  display: 'flex',
  [theme.from.desktop]: { display: 'none' },
  [theme.withoutMenu]: { '&& > *': { display: 'none' } },
}));

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  minHeight: theme.touchTarget,
  img: { width: 'min(92px, 24vw)', height: 'auto' },
}));

/** On narrow screens a row below the icons: shown on demand, or always if JavaScript is off. */
const SearchRow = styled.div<{ isOpen: boolean }>(({ theme, isOpen }) => {
  const row = {
    display: 'block',
    order: 1,
    gridColumn: '1 / -1',
    justifySelf: 'stretch',
    // together with the padding of `Row`, this is the page margin
    padding: `0 calc(${theme.pageMargin} - ${theme.space(1)}) ${theme.space(3)}`,
    [theme.from.tablet]: { paddingInline: theme.space(2.5) },
  };
  return {
    ...(isOpen ? row : { display: 'none' }),
    [theme.from.desktop]: { display: 'block', order: 0, gridColumn: 'auto', padding: 0 },
    [theme.withoutMenu]: row,
  };
});

const Icons = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  [theme.from.desktop]: { gap: theme.space(1) },
}));

/** Cart link with its item count: a plain click opens the drawer (NAV-3). */
function CartLink() {
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
