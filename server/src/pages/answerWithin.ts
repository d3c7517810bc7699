import { setTimeout as wait } from 'node:timers/promises';

/** The answer, or what `late` gives where it does not come within `ms` milliseconds. */
export async function answerWithin<Answer>(
  ms: number,
  answer: Promise<Answer>,
  late: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const timeout = new AbortController();
  const tooLate = wait(ms, undefined, { signal: timeout.signal, ref: false }).then(late, () => answer);
  return Promise.race([answer, tooLate]).finally(() => timeout.abort());
}
