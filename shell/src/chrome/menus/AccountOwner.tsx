import styled from '@emotion/styled';
import type { User } from '@glow/shared/auth';
import { fullName } from '@glow/shared/text';
import { SecondaryText } from '@glow/shared/ui';

export function AccountOwner({ user }: { user: User }) {
  const name = accountName(user);
  return (
    <Owner>
      <Name>{name}</Name>
      {user.email && user.email !== name && <SecondaryText>{user.email}</SecondaryText>}
    </Owner>
  );
}

const Owner = styled.div({ overflowWrap: 'anywhere' });

const Name = styled.p(({ theme }) => ({ fontWeight: theme.weight.bold }));

/** The signed-in user's display name: the name, else the email, else 'Account' (NAV-7). */
export function accountName(user: User): string {
  return fullName(user) || user.email || 'Account';
}
