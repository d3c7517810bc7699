import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

export interface ReadSource {
  parameters: Record<string, z.ZodType<unknown[]>>;
  read(method: string, args: unknown[]): Promise<unknown>;
  /** The part of a result, as JSON, that pages show. */
  shownOf(json: string): string;
  /** Whether a change, as the database announces it, may affect a read. */
  concerns(change: string, read: { method: string; content: string }): boolean;
  /** The status of a page, if it follows from the data; undefined for other pages, or if the source does not answer. */
  statusOf(pathname: string, read: Read): Promise<number | undefined>;
  /** Paths with the same answer for all builds. */
  lookUps: { paths: string[]; answer(query: URLSearchParams, read: Read): Promise<unknown> }[];
}

/** The arguments are not validated. */
export type Read = (method: string, args: unknown[]) => Promise<unknown>;

/** The reads behind a value, which may be outdated if the data has changed since. */
export interface RecordedReads {
  /** Method and arguments of each read as JSON, and a hash of its result. */
  reads: { key: string; digest: string }[];
  /** The state of the data at the first read. */
  state: number;
  /** The time of the first read, by `performance.now()`. */
  at: number;
  /** Whether a read was refused or not answered. */
  hasFailed: boolean;
  /** The time by `Date.now()` from which the value is outdated in any case. */
  until: number;
}

export interface WithReads<Value> {
  value: Value;
  recorded: RecordedReads;
}

export type PageReads = ReturnType<typeof createPageReads>;

/** The arguments of a refused read may come from a URL. */
export const REFUSED_READ = 'The store refuses what it was asked';

const MAX_READS = 2_000;
const MAX_READS_PER_RECORD = 50;
/** In milliseconds. Results get no older, because changes of the parts that pages do not show are not announced. */
const MAX_AGE_MS = 60_000;

interface KnownRead {
  result: unknown;
  digest: string;
  method: string;
  /** Arguments and result as text, in which a change looks for ids. */
  content: string;
}

export function createPageReads({ parameters, read, shownOf, concerns, ...source }: ReadSource) {
  const known = new LRUCache<string, KnownRead>({ max: MAX_READS, ttl: MAX_AGE_MS });
  let running = new Map<string, Promise<KnownRead>>();
  let state = 0;

  function validated(method: string, args: unknown[]): unknown[] {
    const schema = Object.hasOwn(parameters, method) && parameters[method];
    if (!schema) throw new Error(`The store has no ${method}`);
    const { success, data } = schema.safeParse(args);
    if (!success) throw new Error(REFUSED_READ);
    return data;
  }

  async function run(key: string): Promise<KnownRead> {
    const before = state;
    const [method, args] = JSON.parse(key) as [string, unknown[]];
    const result = await read(method, args);
    const text = JSON.stringify(result) ?? 'null';
    const digest = createHash('sha1').update(shownOf(text)).digest('base64url');
    const found = { result, digest, method, content: `${key} ${text}` };
    // the result may lack a change that came meanwhile
    if (before === state) known.set(key, found);
    return found;
  }

  function readOnce(key: string): Promise<KnownRead> {
    const found = known.get(key);
    if (found) return Promise.resolve(found);
    const current = running;
    const reading = current.get(key) ?? run(key).finally(() => current.delete(key));
    current.set(key, reading);
    return reading;
  }

  async function readFor({ reads }: RecordedReads, method: string, given: unknown[]): Promise<unknown> {
    const key = JSON.stringify([method, validated(method, given)]);
    if (reads.length >= MAX_READS_PER_RECORD) throw new Error('A page reads too often');
    const { result, digest } = await readOnce(key).catch((error: unknown) => {
      // a page that was made without this read is made again once the read is answered
      reads.push({ key, digest: '' });
      throw error;
    });
    reads.push({ key, digest });
    return result;
  }

  async function isSame(recorded: RecordedReads, now: number): Promise<boolean> {
    const found = recorded.reads.map(async ({ key, digest }) => (await readOnce(key)).digest === digest);
    if ((await Promise.all(found)).includes(false)) return false;
    recorded.state = now;
    return true;
  }

  return {
    ...source,
    methods: Object.keys(parameters) as readonly string[],
    /** Starts a record; `read` validates, runs and records a read, or `keepFor` with seconds. */
    record() {
      const recorded: RecordedReads = { reads: [], state, at: performance.now(), hasFailed: false, until: Infinity };
      const readAndRecord: Read = async (method, given) => {
        if (method === 'keepFor') return keepFor(recorded, given[0]);
        return readFor(recorded, method, given).catch((error: unknown) => {
          recorded.hasFailed = true;
          throw error;
        });
      };
      return Object.assign(recorded, { read: readAndRecord });
    },
    /** Whether the reads would give results that look the same now. If so, the record gets the present state. */
    isCurrent(recorded: RecordedReads) {
      if (Date.now() >= recorded.until) return false;
      if (recorded.reads.length > 0 && performance.now() - recorded.at > MAX_AGE_MS) return false;
      return recorded.state === state || isSame(recorded, state);
    },
    /** Must be called after a change, as the database announces it. */
    noteChange(change: string) {
      state += 1;
      running = new Map();
      for (const [key, found] of known.entries()) if (concerns(change, found)) known.delete(key);
    },
  };
}

export function addReads(whole: RecordedReads, part: RecordedReads): void {
  whole.reads.push(...part.reads);
  whole.state = Math.min(whole.state, part.state);
  whole.at = Math.min(whole.at, part.at);
  whole.hasFailed ||= part.hasFailed;
  whole.until = Math.min(whole.until, part.until);
}

/** Outdates a value at the next multiple of `seconds` since 1970, so that such values end together. */
function keepFor(recorded: RecordedReads, seconds: unknown): void {
  if (typeof seconds !== 'number' || !(seconds >= 0)) return;
  const ms = seconds * 1000;
  recorded.until = Math.min(recorded.until, ms > 0 ? (Math.floor(Date.now() / ms) + 1) * ms : 0);
}
