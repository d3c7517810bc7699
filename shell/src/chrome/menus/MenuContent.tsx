import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { ButtonLink } from '@glow/shared/navigation';
import { Stack } from '@glow/shared/ui';
import { AccountLinks } from './AccountLinks';
import { AccountOwner } from './AccountOwner';
import { NavList } from '../mainLinks';
import { useCameFrom } from './useCameFrom';

export function MenuContent() {
  const user = useAuth((auth) => auth.user);
  const cameFrom = useCameFrom();
  return (
    <Content gap={6}>
      <Nav />
      {user ? (
        <section aria-label="Account">
          <AccountOwner user={user} />
          <Links>
            <AccountLinks />
          </Links>
        </section>
      ) : (
        <Stack gap={3}>
          <ButtonLink to="/login" state={cameFrom}>
            Sign In
          </ButtonLink>
          <ButtonLink to="/signup" state={cameFrom} variant="secondary">
            Create Account
          </ButtonLink>
        </Stack>
      )}
    </Content>
  );
}

const Content = styled(Stack)(({ theme }) => ({
  padding: `${theme.space(4)} ${theme.space(6)} ${theme.space(10)}`,
}));

const Nav = styled(NavList)(({ theme }) => ({
  li: { borderBottom: `1px solid ${theme.colors.line}` },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.75rem',
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.sm,
    textDecoration: 'none',
    '&[aria-current]': { color: theme.colors.accent },
  },
}));

// the negative margin aligns the links' text with the content, not their padding
const Links = styled.div(({ theme }) => ({ margin: `${theme.space(2)} -${theme.space(3)} 0` }));
