import { createPersistedValue, fieldsLike, isLike } from '@glow/shared/storage';
import { BLANK_USER, type User } from './accounts';
import { shownSession } from './sessionProvider';

function parseUser(stored: unknown): User {
  if (!isLike({ id: '', email: '' }, stored)) throw new Error('not a user');
  const { avatar } = Object(stored);
  return { ...fieldsLike(BLANK_USER, stored), avatar: typeof avatar === 'string' ? avatar : undefined };
}

/** Own tokens are `local.<expiry in epoch milliseconds>` (AUTH-5); any other text is a token without an end. */
function parseToken(stored: unknown): string {
  if (typeof stored !== 'string' || stored === '') throw new Error('not a token');
  return stored;
}

function isExpired(token: string): boolean {
  const [, expiry = Infinity] = /^local\.(\d+)$/.exec(token) ?? [];
  return Number(expiry) <= Date.now();
}

export const storedUser = createPersistedValue('user', parseUser);
export const storedToken = createPersistedValue('token', parseToken);

export function forget(): void {
  storedUser.remove();
  storedToken.remove();
}

/** The stored session: nobody if it is incomplete, unreadable or expired. */
export function remembered() {
  const user = storedUser.read();
  const token = storedToken.read();
  const hasExpired = token !== undefined && isExpired(token);
  return { ...shownSession(token && !hasExpired ? user : undefined), hasExpired: Boolean(user) && hasExpired };
}
