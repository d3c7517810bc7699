import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { collections } from '@glow/shared/catalog';
import { NavLink } from '@glow/shared/router';
import { ButtonLink } from '@glow/shared/ui';
import { SearchForm } from '../search/SearchForm';
import { AccountLinks } from './AccountLinks';
import { AccountOwner } from './AccountOwner';
import { useCameFrom } from './useCameFrom';

/** Content of the menu on narrow screens: search, collections and account. */
export function MenuContent() {
  const { colors, space } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(6), padding: `${space(4)} ${space(6)} ${space(10)}` }}>
      <SearchForm />
      <nav aria-label="Collections">
        <ul role="list">
          {collections.map(({ slug, title }) => (
            <li key={slug} css={{ borderBottom: `1px solid ${colors.line}` }}>
              <Entry to={`/collections/${slug}`}>{title}</Entry>
            </li>
          ))}
        </ul>
      </nav>
      <AccountPart />
    </div>
  );
}

function AccountPart() {
  const user = useAuth((auth) => auth.user);
  const cameFrom = useCameFrom();
  const { space } = useTheme();
  if (!user) {
    return (
      <div css={{ display: 'grid', gap: space(3) }}>
        <ButtonLink to="/login" state={cameFrom}>
          Sign In
        </ButtonLink>
        <ButtonLink to="/signup" state={cameFrom} variant="secondary">
          Create Account
        </ButtonLink>
      </div>
    );
  }
  return (
    <section aria-label="Account">
      <AccountOwner user={user} />
      <div css={{ margin: `${space(2)} -${space(3)} 0` }}>
        <AccountLinks />
      </div>
    </section>
  );
}

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 60,
  fontFamily: theme.fonts.display,
  fontSize: 27,
  textDecoration: 'none',
  '&[aria-current]': { color: theme.colors.accent },
}));
