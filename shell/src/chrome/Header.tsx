import styled from '@emotion/styled';
import { BRAND } from '@glow/shared/app';
import { FREE_SHIPPING_TERMS } from '@glow/shared/orders';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Link } from '@glow/shared/router';
import { Container } from '@glow/shared/ui';
import { SearchForm } from '../search/SearchForm';
import { AccountMenu } from './AccountMenu';
import { CartLink } from './CartLink';
import { MainNav } from './MainNav';
import { MobileMenu } from './MobileMenu';
import { OfflineNote } from './OfflineNote';
import { SignOutProvider } from './SignOut';
import { WishlistLink } from './WishlistLink';

/** The header of all store pages (NAV-2): the promo line and the upper edge of the bar scroll away, the bar is sticky (NAV-50). */
export function Header() {
  return (
    // `display: contents`, so that the bar is sticky in the whole page
    <PageHeader>
      <PromoLine>
        {`Free shipping ${FREE_SHIPPING_TERMS} · ${RETURNS_PERIOD_DAYS}-day returns`}
        <noscript> · The cart needs JavaScript.</noscript>
      </PromoLine>
      <Bar>
        <OfflineNote />
        <SignOutProvider>
          <Row>
            <MobileMenu />
            <HomeLink to="/">
              <img src="/wordmark.svg" alt={`${BRAND}, home`} width={92} height={34} />
            </HomeLink>
            <MainNav />
            <WideSearch>
              <SearchForm />
            </WideSearch>
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

const PageHeader = styled.header({ display: 'contents' });

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
  position: 'sticky',
  zIndex: 10,
  // the padding scrolls away: no other element moves
  top: `-${theme.space(2)}`,
  paddingTop: theme.space(2),
  borderBottom: `1px solid ${theme.colors.line}`,
  background: theme.colors.background,
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minHeight: '3.5rem',
  // negative margin: aligns the visible icons, not their padding, with the content
  paddingInline: theme.space(2.5),
  [theme.from.tablet]: { paddingInline: theme.space(5.5) },
  [theme.from.desktop]: {
    gridTemplateColumns: 'auto 1fr minmax(9.375rem, 13.75rem) auto',
    gap: `clamp(${theme.space(4)}, 2.6vw, ${theme.space(10)})`,
    minHeight: '4.75rem',
    paddingLeft: theme.space(8),
  },
}));

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  minHeight: theme.touchTarget,
  // keeps its size where the row is narrow
  img: { maxWidth: 'none' },
}));

const WideSearch = styled.div(({ theme }) => ({
  display: 'none',
  [theme.from.desktop]: { display: 'block' },
  [theme.withoutMenu]: { display: 'block', order: 1, gridColumn: '1 / -1', paddingInline: theme.space(2.5) },
}));

const Icons = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  [theme.from.desktop]: { gap: theme.space(1) },
}));
