import type { FastifyBaseLogger } from 'fastify';

type Log = FastifyBaseLogger['warn'];

const MAX_LINES = 10;
const WINDOW_MS = 60_000;
/** All further kinds count as one. */
const MAX_KINDS = 100;
/** The level of warnings; lines below it are not limited. */
const WARN = 40;

/** Returns whether one more line of a kind may be written: ten a minute. After that minute `tellMore` gets how many there were beyond them. */
export function createLineLimit() {
  const counts = new Map<string, number>();

  return function mayWrite(given: string, tellMore: (count: number) => void): boolean {
    const kind = counts.has(given) || counts.size < MAX_KINDS ? given : '';
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === 1) setTimeout(() => end(kind, tellMore), WINDOW_MS).unref();
    return count <= MAX_LINES;
  };

  function end(kind: string, tellMore: (count: number) => void): void {
    const more = (counts.get(kind) ?? 0) - MAX_LINES;
    counts.delete(kind);
    if (more > 0) tellMore(more);
  }
}

/** A log method that limits warnings and errors by the kind of their message, because requests can cause any number of them. */
export function limitedLog() {
  const mayWrite = createLineLimit();
  return function logMethod(this: FastifyBaseLogger, args: Parameters<Log>, log: Log, level: number): void {
    const kind = level < WARN ? '' : kindOf(args);
    const tellMore = (more: number) => log.call(this, `${more} more lines within a minute like: ${kind}`);
    if (level < WARN || mayWrite(kind, tellMore)) log.apply(this, args);
  };
}

/** The message without its variable parts: the text after a colon, and words with digits, as ids of builds. */
function kindOf(args: unknown[]): string {
  const text = args.find((arg) => typeof arg === 'string') ?? args.find((arg) => arg instanceof Error)?.message ?? '';
  return text.replace(/: .*/s, '…').replace(/\S+/g, (word) => (/\d/.test(word) ? '…' : word));
}
