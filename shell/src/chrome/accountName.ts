import type { User } from '@glow/shared/auth';
import { fullName } from '@glow/shared/text';

/** The signed-in user's display name: the name, else the email, else 'Account' (NAV-7). */
export function accountName(user: User): string {
  return fullName(user) || user.email || 'Account';
}
