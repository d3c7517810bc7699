import { fieldsLike } from '@glow/shared/storage';
import { BLANK_USER, type User } from '../accounts';

/** What did not work, with a sentence for the person. */
export class Refusal extends Error {
  readonly reason = this.message;
}

/** The session is over, or there never was one. */
export class SessionOver extends Error {}

const TIMEOUT_MS = 10_000;

/** What is told to the person, by the code of the server's refusal. */
const SENTENCES: Partial<Record<string, string>> = {
  EMAIL_NOT_VERIFIED: 'Confirm your address first: we have sent you a message with a link.',
  INVALID_PASSWORD: 'The password is not right.',
  INVALID_TOKEN: 'This link was used before or is too old. Ask for a new one.',
};

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
    throw new Refusal('No connection. Check your network and try again.');
  });
  if (response.status === 429) throw new Refusal('Too many attempts. Wait a minute and try again.');
  return { status: response.status, answer: await response.json().catch(() => null) };
}

/** Sends a form of an account. */
export async function send<Answer>(path: string, body: unknown = {}): Promise<Answer | null> {
  const { status, answer } = await ask<Answer & { code?: string; errors?: { message: string }[] }>(
    'POST',
    `/api/auth/${path}`,
    body,
  );
  if (status < 400) return answer;
  // the shop's own sentences are about fields
  const sentence = SENTENCES[answer?.code ?? ''] ?? answer?.errors?.[0]?.message;
  if (sentence) throw new Refusal(sentence);
  throw new Error(status === 401 ? 'Invalid credentials' : `Refused: ${status}`);
}

/** The user of this browser's session, if there is one, and what it may do. */
export async function currentSession(): Promise<{ user: User; roles: string[] } | undefined> {
  const { status, answer } = await ask<{ user?: { id: string; role?: string } }>('GET', '/api/auth/get-session');
  if (status >= 500) throw new Refusal('The store does not answer. Please try again.');
  if (status !== 200 || !answer?.user?.id) return undefined;
  const { user } = answer;
  return { user: fieldsLike(BLANK_USER, user), roles: user.role ? [user.role] : [] };
}
