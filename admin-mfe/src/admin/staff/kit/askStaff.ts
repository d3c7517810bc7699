import type { FailedResponse } from '@glow/shared/orders';

/** For statuses whose own message would not help. */
const SENTENCES: Partial<Record<number, string>> = {
  401: 'Please sign in again: your session is over.',
  403: 'Your role does not allow this.',
  413: 'A file can have 20 MB, a product 1.',
};
const NO_ANSWER = 'The store does not answer. Please try again.';
const OFFLINE = 'No connection. Check your network and try again.';

interface RefusedAnswer<Current> extends FailedResponse {
  /** With the code `changed`: the present state. */
  current: Current;
  /** Of an imported file. */
  problems: { row?: number; field: string; message: string }[];
}

/** The message is a sentence for the person. */
export class Refusal<Current = unknown> extends Error {
  constructor(
    /** 0 if the store itself has not answered. */
    readonly status: number,
    readonly answer?: Partial<RefusedAnswer<Current>>,
    readonly body?: unknown,
  ) {
    const sentence = SENTENCES[status] ?? (status < 500 && answer?.message);
    super(sentence || (navigator.onLine ? NO_ANSWER : OFFLINE));
  }

  get details(): string[] {
    return (this.answer?.errors ?? []).flatMap(({ field, message }) => (field ? message : []));
  }
}

/** Asks the staff's API: `GET`, or `POST` with a body. Rejects with a `Refusal`. */
export async function askStaff<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/admin/${path}`, {
    cache: 'no-store',
    redirect: 'error',
    signal,
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (answer?.success === true) return answer;
  // a proxy or a portal may have answered, and only a proxy's limit of size is told
  const isOwn = answer?.success === false || response?.status === 413;
  throw isOwn ? new Refusal(response?.status ?? 0, answer, body) : new Refusal(0);
}
