import { fieldsLike } from '@glow/shared/storage';
import { BLANK_USER, type Session } from '../identityProvider';

/** A failure that is told to the person in its own words. */
export class AccountError extends Error {
  readonly reason = this.message;
}

/** The session is over, or there never was one. */
export class SessionOver extends Error {}

const TIMEOUT_MS = 10_000;

/** The status and the JSON of an answer; rejects without network, and after too many tries. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; answer: Answer | null }> {
  const response = await fetch(path, {
    method,
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new AccountError('No connection. Check your network and try again.');
  });
  if (response.status === 429) throw new AccountError('Too many attempts. Wait a minute and try again.');
  return { status: response.status, answer: await response.json().catch(() => null) };
}

interface Refusal {
  code?: string;
  /** What the shop has against the fields, in its own words. */
  errors?: { message: string }[];
}

/** Sends a form of an account; `told` has the sentence for the codes of a refusal, if it is not the shop's. */
export async function send<Answer>(
  path: string,
  body: unknown = {},
  told: Record<string, string> = {},
): Promise<Answer | null> {
  const { status, answer } = await ask<Answer & Refusal>('POST', `/api/auth/${path}`, body);
  if (status < 400) return answer;
  const sentence =
    new Map(Object.entries(told)).get(answer?.code ?? '') ?? told[status] ?? answer?.errors?.[0]?.message;
  throw sentence
    ? new AccountError(sentence)
    : new Error(status === 401 ? 'Invalid credentials' : `Refused: ${status}`);
}

interface SessionAnswer {
  session?: { expiresAt?: string };
  user?: { id: string; role?: string };
}

/** The session of this browser, if there is one. */
export async function currentSession(): Promise<Session | undefined> {
  const { status, answer } = await ask<SessionAnswer>('GET', '/api/auth/get-session');
  if (status >= 500) throw new AccountError('The store does not answer. Please try again.');
  if (status !== 200 || !answer?.user?.id) return undefined;
  const { user, session } = answer;
  return { user: fieldsLike(BLANK_USER, user), roles: user.role ? [user.role] : [], expiresAt: session?.expiresAt };
}
