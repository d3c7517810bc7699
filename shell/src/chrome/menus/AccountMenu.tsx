import styled from '@emotion/styled';
import { lazyComponent } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { User } from '@glow/shared/icons';
import { Outlet } from '../../outlets/RemoteOutlet';
import { IconLink } from '../IconLink';
import { useCameFrom } from './useCameFrom';

// signed-out visitors do not need it
const AccountDisclosure = lazyComponent(
  async () => (await import(/* webpackChunkName: "menus" */ './AccountDisclosure')).AccountDisclosure,
  { name: 'menus' },
);

/** Before hydration it is an empty box of the same size. */
export function AccountMenu() {
  const { isAuthenticated, isHydrated } = useAuth((auth) => auth);
  const cameFrom = useCameFrom();
  if (!isHydrated) return <Placeholder />;
  if (!isAuthenticated) return <AccountLink to="/login" state={cameFrom} label="Sign In" />;
  return (
    <Outlet
      Content={AccountDisclosure}
      fallback={<Placeholder />}
      failure={() => <AccountLink to="/account" label="Account" />}
    />
  );
}

function AccountLink(link: { to: string; state?: unknown; label: string }) {
  return (
    <IconLink {...link}>
      <User size={22} strokeWidth={1.5} aria-hidden="true" />
    </IconLink>
  );
}

const Placeholder = styled.span(({ theme }) => ({ width: theme.touchTarget, height: theme.touchTarget }));
