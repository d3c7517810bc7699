import { useAuth } from '@glow/shared/auth';
import { User } from 'lucide-react';
import { AccountDisclosure } from './AccountDisclosure';
import { IconLink } from './IconLink';

/** The account's place in the header: the menu when signed in, the way to sign in otherwise, and until the device has been read nothing of the same size. */
export function AccountMenu({ onSignOut }: { onSignOut(): void }) {
  const user = useAuth((auth) => auth.user);
  const isHydrated = useAuth((auth) => auth.isHydrated);
  if (!isHydrated) return <span css={{ width: 44, height: 44 }} />;
  if (user) return <AccountDisclosure user={user} onSignOut={onSignOut} />;
  return (
    <IconLink to="/login" label="Sign in">
      <User size={22} strokeWidth={1.5} aria-hidden="true" />
    </IconLink>
  );
}
