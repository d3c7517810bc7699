import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { collections } from '@glow/shared/catalog';
import { NavLink } from '@glow/shared/router';
import { ButtonLink, IconButton, Modal } from '@glow/shared/ui';
import { Menu } from 'lucide-react';
import { AccountLinks } from './AccountLinks';
import { AccountOwner } from './AccountOwner';
import { SearchForm } from './SearchForm';
import { useOpenHere } from './useOpenHere';

/** The menu of narrow screens: search, collections and account; it closes on Escape and on navigation (decisions row 6). */
export function MobileMenu({ onSignOut }: { onSignOut(): void }) {
  const [isOpen, setIsOpen] = useOpenHere();
  const { colors, space, from } = useTheme();
  return (
    <div css={{ [from.desktop]: { display: 'none' } }}>
      <IconButton type="button" aria-label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Menu size={22} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <Modal side="left" isOpen={isOpen} onClose={() => setIsOpen(false)} heading="Menu">
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
          <AccountPart onSignOut={onSignOut} />
        </div>
      </Modal>
    </div>
  );
}

function AccountPart({ onSignOut }: { onSignOut(): void }) {
  const user = useAuth((auth) => auth.user);
  const { space } = useTheme();
  if (!user) {
    return (
      <div css={{ display: 'grid', gap: space(3) }}>
        <ButtonLink to="/login">Sign In</ButtonLink>
        <ButtonLink to="/signup" look="secondary">
          Create Account
        </ButtonLink>
      </div>
    );
  }
  return (
    <section aria-label="Account">
      <AccountOwner user={user} />
      <div css={{ margin: `${space(2)} -${space(3)} 0` }}>
        <AccountLinks onSignOut={onSignOut} />
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
