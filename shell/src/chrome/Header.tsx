import styled from '@emotion/styled';
import { BRAND } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { Container } from '@glow/shared/ui';
import { SearchForm } from '../search/SearchForm';
import { AccountMenu } from './AccountMenu';
import { CartLink } from './CartLink';
import { CollectionNav } from './CollectionNav';
import { MobileMenu } from './MobileMenu';
import { OfflineNote } from './OfflineNote';
import { PromoLine } from './PromoLine';
import { SignOutProvider } from './SignOut';
import { WishlistLink } from './WishlistLink';

/** The header of all store pages (NAV-2): the promo line scrolls away, the bar is sticky. */
export function Header() {
  return (
    // `display: contents`, so that the bar is sticky in the whole page
    <header css={{ display: 'contents' }}>
      <PromoLine />
      <Bar>
        <OfflineNote />
        <SignOutProvider>
          <Row>
            <MobileMenu />
            <Home to="/">
              <img src="/wordmark.svg" alt={`${BRAND}, home`} width={92} height={34} />
            </Home>
            <CollectionNav />
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
    </header>
  );
}

const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  borderBottom: `1px solid ${theme.colors.line}`,
  background: theme.colors.background,
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minHeight: 64,
  // negative margin: aligns the visible icons, not their padding, with the content
  paddingInline: theme.space(2.5),
  [theme.from.tablet]: { paddingInline: theme.space(5.5) },
  [theme.from.desktop]: {
    gridTemplateColumns: 'auto 1fr minmax(150px, 220px) auto',
    gap: 'clamp(16px, 2.6vw, 40px)',
    minHeight: 84,
    paddingLeft: theme.space(8),
  },
}));

const Home = styled(Link)({ display: 'grid', alignItems: 'center', minHeight: 44 });

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
