import type { User } from '@glow/shared/auth';

/** What the header calls a signed-in person: the name, else the email, else 'Account' (NAV-7). */
export function accountName({ firstName, lastName, email }: User): string {
  return [firstName, lastName].map((name) => name.trim()).filter(Boolean).join(' ') || email || 'Account';
}

/** One or two letters in place of a portrait (NAV-8). */
export function initials(user: User): string {
  const words = accountName(user).split(' ');
  return [words[0], words.slice(1).at(-1)].map((word = '') => word.charAt(0).toUpperCase()).join('');
}
