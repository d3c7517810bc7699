import { fieldsLike } from '@glow/shared/storage';
import { BLANK_USER } from '../accounts';

/** Something did not work; `reason` is a sentence for the user. */
export class Refusal extends Error {
  readonly reason = this.message;
}

/** The session is over, or there never was one. */
export class SessionOver extends Error {}

const TIMEOUT_MS = 10_000;

function noAnswer(): never {
  const cause = navigator.onLine ? 'The store does not answer. Please' : 'No connection. Check your network and';
  throw new Refusal(`${cause} try again.`);
}

/** Status and JSON of an answer with `field`. Rejects with a `Refusal` for any other, as a proxy's (AUTH-18). */
export async function ask<Answer>(method: string, path: string, field: string, body?: unknown) {
  const response = await fetch(path, {
    method,
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(noAnswer);
  const { ok, status } = response;
  const answer = await response.json().catch(noAnswer);
  const { success = true, code, message, errors } = Object(answer);
  // only a session can be `null`
  const isDone = success === true && (field in Object(answer) || (answer === null && field === 'session'));
  if (!(ok ? isDone : success === false && message)) noAnswer();
  if (status === 429) throw new Refusal(message);
  return { status, answer: answer as Answer, code, sentence: errors?.[0]?.message ?? message };
}

/** Runs one after another in all tabs of this browser; at once if it has no locks, for example without cookies. */
export async function inTurn<Result>(run: () => Promise<Result>, name = 'glow-account'): Promise<Result> {
  let hasBegun = false;
  const begin = () => ((hasBegun = true), run());
  return (
    navigator.locks?.request(name, begin).catch((error: unknown) => {
      if (hasBegun) throw error;
      return run();
    }) ?? run()
  );
}

/** Posts a form of an account; rejects with a `Refusal`, or with an `Error` for invalid credentials. */
export async function send<Answer = void>(path: string, body: unknown = {}, field = 'success'): Promise<Answer> {
  const { status, answer, code, sentence } = await ask<Answer>('POST', `/api/auth/${path}`, field, body);
  if (status < 400) return answer;
  throw code === 'INVALID_EMAIL_OR_PASSWORD' ? new Error('Invalid credentials') : new Refusal(sentence);
}

export type SessionHere = ReturnType<typeof sessionOf>;

/** The session of a user whom the store has answered with. */
export function sessionOf(user: { role?: string }) {
  return { user: fieldsLike(BLANK_USER, user), roles: user.role ? [user.role] : [] };
}

/** This browser's session; undefined if there is none. Rejects with a `Refusal`. */
export async function currentSession(): Promise<SessionHere | undefined> {
  const path = '/api/auth/get-session';
  const { status, answer, sentence } = await ask<{ user: { role?: string } } | null>('GET', path, 'session');
  if (status !== 200) throw new Refusal(sentence);
  return answer ? sessionOf(answer.user) : undefined;
}
