import { createHash } from 'node:crypto';
import { LOW_STOCK, PRODUCT_ORDERS, type CatalogSource } from '@glow/shared/catalog';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PageSource } from './catalogSource';

/** A read of the catalogue, with a hash of its result. */
export interface CatalogRead {
  /** Method and arguments, as JSON. */
  key: string;
  digest: string;
}

/** The reads that a value was made from. The value may be outdated if the catalogue has changed since. */
export interface RecordedReads {
  reads: CatalogRead[];
  /** The state of the catalogue at the first read. */
  state: number;
  /** The time of the first read, by `performance.now()`. */
  at: number;
  /** Whether a read was refused or not answered. */
  hasFailed: boolean;
  /** The time from which the value is outdated anyway, by `Date.now()`. */
  until: number;
}

/** Reads of the catalogue, cached until it changes. */
export type CatalogReads = ReturnType<typeof createCatalogReads>;

/** The message of a read with invalid arguments, which may come from a URL. */
export const REFUSED_READ = 'The catalogue refuses what it was asked';

const MAX_READS = 2_000;
const MAX_READS_PER_RECORD = 50;
/** Pages show all stock above ten alike, so its changes are not announced: exact figures are at most this old, in milliseconds. */
const MAX_AGE_MS = 60_000;
/** Pages show this and all larger stock alike (CAT-7). */
const AMPLE_STOCK = LOW_STOCK + 1;

const MAX_LENGTH = 200;
const MAX_CHOICES = 100;

// a text that is longer than any in the catalogue comes from a URL, so it is cut: no build is to blame for it (decision 0086)
const text = z.string().transform((value) => [...value].slice(0, MAX_LENGTH).join(''));
const texts = z.array(text).transform((values) => values.slice(0, MAX_CHOICES));
const ids = z.array(text);
const cents = z.number();
const listQuery = z.object({
  collection: text.optional(),
  search: text.optional(),
  price: z.tuple([cents, cents]).optional(),
  brands: texts.optional(),
  subcategories: texts.optional(),
  tags: z
    .array(z.object({ offered: texts, chosen: texts }))
    .max(10)
    .optional(),
  inStock: z.boolean().optional(),
  isNew: z.boolean().optional(),
  isBestseller: z.boolean().optional(),
  order: z.enum(PRODUCT_ORDERS).optional(),
  page: z.number().int().min(1).max(1_000_000).optional(),
});

const PARAMETERS = {
  product: z.tuple([text]),
  products: z.tuple([ids]),
  list: z.tuple([listQuery]),
  related: z.tuple([text]),
  suggest: z.tuple([text]),
  lines: z.tuple([ids]),
  ids: z.tuple([]),
  policy: z.tuple([]),
} satisfies { [Method in keyof PageSource]: z.ZodType<Parameters<PageSource[Method]>> };

/** Reads whose results hold nothing but the products that their arguments name. */
const BY_ID = new Set(['product', 'products', 'lines', 'policy']);

interface KnownRead {
  result: unknown;
  digest: string;
  method: string;
  /** Its arguments and result as text, in which ids of products are looked for. */
  content: string;
}

export function createCatalogReads(source: CatalogSource | PageSource) {
  const known = new LRUCache<string, KnownRead>({ max: MAX_READS, ttl: MAX_AGE_MS });
  let running = new Map<string, Promise<KnownRead>>();
  let state = 0;

  async function run(key: string): Promise<KnownRead> {
    const before = state;
    const [method, args] = JSON.parse(key) as [string, unknown[]];
    const result = await Reflect.apply(Reflect.get(source, method), source, args);
    const text = JSON.stringify(result) ?? 'null';
    const read = { result, digest: digestOf(text), method, content: `${key} ${text}` };
    // a change meanwhile may not be in the result
    if (before === state) known.set(key, read);
    return read;
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
    if (reads.length >= MAX_READS_PER_RECORD) throw new Error('A page reads the catalogue too often');
    const { result, digest } = await readOnce(key).catch((error: unknown) => {
      // a page that was made without this read is made again once the read is answered
      reads.push({ key, digest: '' });
      throw error;
    });
    reads.push({ key, digest });
    return result;
  }

  async function isSame(recorded: RecordedReads, now: number): Promise<boolean> {
    const found = await Promise.all(
      recorded.reads.map(async ({ key, digest }) => (await readOnce(key)).digest === digest),
    );
    if (found.includes(false)) return false;
    recorded.state = now;
    return true;
  }

  return {
    /** Starts a record; `read` validates, runs and records a read, by a method of `PageSource` and its arguments, or `keepFor` and seconds. */
    record() {
      const recorded: RecordedReads = { reads: [], state, at: performance.now(), hasFailed: false, until: Infinity };
      const read = async (method: string, given: unknown[]) => {
        if (method === 'keepFor') return keepFor(recorded, given[0]);
        return readFor(recorded, method, given).catch((error: unknown) => {
          recorded.hasFailed = true;
          throw error;
        });
      };
      return Object.assign(recorded, { read });
    },
    /** Whether recorded reads would have results that look the same now. If so, the record gets the present state. */
    isCurrent(recorded: RecordedReads) {
      if (Date.now() >= recorded.until) return false;
      if (recorded.reads.length > 0 && performance.now() - recorded.at > MAX_AGE_MS) return false;
      return recorded.state === state || isSame(recorded, state);
    },
    /** Must be called after a change: `product:<id>`, `stock:<id>` (the shown stock only), or `all`. */
    noteChange(change: string) {
      state += 1;
      running = new Map();
      const [kind, productId = ''] = change.split(':');
      for (const [key, { method, content }] of known.entries())
        if (kind === 'all' || (kind !== 'stock' && !BY_ID.has(method)) || content.includes(productId))
          known.delete(key);
    },
  };
}

/** Adds the reads of a part to those of the whole. */
export function addReads(whole: RecordedReads, part: RecordedReads): void {
  whole.reads.push(...part.reads);
  whole.state = Math.min(whole.state, part.state);
  whole.at = Math.min(whole.at, part.at);
  whole.hasFailed ||= part.hasFailed;
  whole.until = Math.min(whole.until, part.until);
}

/** Outdates a value at the next multiple of `seconds` since 1970, as all others that hold so long; anything but a number from 0 on changes nothing. */
function keepFor(recorded: RecordedReads, seconds: unknown): void {
  if (typeof seconds !== 'number' || !(seconds >= 0)) return;
  const ms = seconds * 1000;
  recorded.until = Math.min(recorded.until, ms > 0 ? (Math.floor(Date.now() / ms) + 1) * ms : 0);
}

function validated(method: string, args: unknown[]): unknown[] {
  if (!Object.hasOwn(PARAMETERS, method)) throw new Error(`The catalogue has no ${method}`);
  const { success, data } = PARAMETERS[method as keyof typeof PARAMETERS].safeParse(args);
  if (!success) throw new Error(REFUSED_READ);
  return data;
}

/** The hash of the part of a result, as JSON, that a page shows: all ample stock is alike. */
function digestOf(text: string): string {
  const shown = text.replace(/(?<="stockCount":)\d+/g, (count) => `${Math.min(Number(count), AMPLE_STOCK)}`);
  return createHash('sha1').update(shown).digest('base64url');
}
