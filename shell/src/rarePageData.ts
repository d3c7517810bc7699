import type { BusyError } from './outlets/busy';
import { BusyPart } from './outlets/BusyPart';

/** Statuses of a server, or of a proxy in front of it, that is busy or starting. */
const BUSY = [502, 503, 504];
/** The first pause before the next request; it doubles each time, up to `MAX_PAUSE_MS`. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const MAX_RETRY_AFTER_MS = 60_000;
/** After this time without a busy answer pauses begin with the first one again. */
const FORGET_MS = 60_000;

/** The last pause of each URL. */
const pauses = new Map<string, { ms: number; until: number }>();

/** Makes `error` a `BusyError` if the server is busy. Pauses vary, so that browsers do not ask together. */
export function readAnswer(url: string, { status, headers }: Response, error: Error): void {
  if (!BUSY.includes(status)) return;
  const now = performance.now();
  const { ms: lastMs, until: end } = pauses.get(url) ?? { ms: 0, until: -Infinity };
  // an answer during the pause, after a press on Retry, does not make the next pause longer
  const growing = now < end ? lastMs : Math.min(lastMs * 2, MAX_PAUSE_MS);
  const ms = now < end + FORGET_MS ? growing : FIRST_PAUSE_MS;
  const until = now + Math.max(ms, retryAfterMs(headers.get('retry-after') ?? '')) * (1 + Math.random() / 4);
  pauses.set(url, { ms, until });
  // a network error is no fault of a build (`startTelemetry`)
  Object.assign(error, { name: 'NetworkError', url, until, Part: BusyPart } satisfies Omit<BusyError, 'message'>);
}

/** The pause in `Retry-After`, seconds or a date, in milliseconds; 0 if it cannot be read. */
function retryAfterMs(value: string): number {
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(/ GMT$/.test(value) ? value : '') - Date.now();
  return Math.max(Math.min(ms, MAX_RETRY_AFTER_MS), 0) || 0;
}
