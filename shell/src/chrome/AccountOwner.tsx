import { useTheme } from '@emotion/react';
import type { User } from '@glow/shared/auth';
import { accountName } from './accountName';

/** Name and email of the signed-in user; only the email when it is also the name. */
export function AccountOwner({ user }: { user: User }) {
  const { colors } = useTheme();
  const name = accountName(user);
  return (
    <div css={{ overflowWrap: 'anywhere' }}>
      <p css={{ fontWeight: 700 }}>{name}</p>
      {user.email && user.email !== name && <p css={{ fontSize: 14, color: colors.textSoft }}>{user.email}</p>}
    </div>
  );
}
