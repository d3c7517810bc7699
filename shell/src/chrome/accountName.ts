import type { User } from '@glow/shared/auth';

/** The signed-in user's display name: the name, else the email, else 'Account' (NAV-7). */
export function accountName({ firstName, lastName, email }: User): string {
  return (
    [firstName, lastName]
      .map((name) => name.trim())
      .filter(Boolean)
      .join(' ') ||
    email ||
    'Account'
  );
}

/** One or two initials for the avatar (NAV-8). */
export function initials(user: User): string {
  const words = accountName(user).split(' ');
  return [words[0], words.slice(1).at(-1)].map((word = '') => word.charAt(0).toUpperCase()).join('');
}
