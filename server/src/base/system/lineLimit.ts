import type { Server } from 'node:http';
import fastify, { LogController, type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance } from 'fastify';

type Log = FastifyBaseLogger['warn'];

const MAX_LINES = 10;
const WINDOW_MS = 60_000;
/** All further kinds count as one. */
const MAX_KINDS = 100;
/** The level of warnings; lines below it are not limited. */
const WARN = 40;

/** One minute of one kind of lines. */
interface Window {
  count: number;
  timer: NodeJS.Timeout;
  end(): void;
}

/**
 * `mayWrite` allows ten lines of a kind a minute. After that minute, or at `close`, `tellMore` gets the number of the
 * others. Lines after `close` are not limited.
 */
export function createLineLimit() {
  const windows = new Map<string, Window>();
  let isClosed = false;

  function mayWrite(given: string, tellMore: (count: number) => void): boolean {
    if (isClosed) return true;
    const kind = windows.has(given) || windows.size < MAX_KINDS ? given : '';
    const window = windows.get(kind) ?? open(kind, tellMore);
    window.count += 1;
    return window.count <= MAX_LINES;
  }

  function open(kind: string, tellMore: (count: number) => void): Window {
    const end = () => {
      windows.delete(kind);
      if (window.count > MAX_LINES) tellMore(window.count - MAX_LINES);
    };
    const window: Window = { count: 0, timer: setTimeout(end, WINDOW_MS).unref(), end };
    windows.set(kind, window);
    return window;
  }

  function close(): void {
    isClosed = true;
    for (const { timer, end } of [...windows.values()]) {
      clearTimeout(timer);
      end();
    }
  }

  return { mayWrite, close };
}

/** Limits warnings and errors by the kind of their message, because requests can cause any number of them. */
export function limitedLog() {
  const { mayWrite, close } = createLineLimit();
  function logMethod(this: FastifyBaseLogger, args: Parameters<Log>, log: Log, level: number): void {
    const kind = level < WARN ? '' : kindOf(args);
    const tellMore = (more: number) => log.call(this, `${more} more lines within a minute like: ${kind}`);
    if (level < WARN || mayWrite(kind, tellMore)) log.apply(this, args);
  }
  return { logMethod, close };
}

/** A server with such a log, without fastify's own lines about requests; closing it closes the log. */
export function serverWithLimitedLog(level: string, options: FastifyHttpOptions<Server>): FastifyInstance {
  const { logMethod, close } = limitedLog();
  const logController = new LogController({ disableRequestLogging: true });
  const server = fastify({ ...options, logger: { level, hooks: { logMethod } }, logController });
  // the first of these hooks runs last
  server.addHook('onClose', async () => close());
  return server;
}

/** The message without the text after a colon, and without words with digits, such as ids of builds. */
function kindOf(args: unknown[]): string {
  const text = args.find((arg) => typeof arg === 'string') ?? args.find((arg) => arg instanceof Error)?.message ?? '';
  return text.replace(/: .*/s, '…').replace(/\S+/g, (word) => (/\d/.test(word) ? '…' : word));
}
