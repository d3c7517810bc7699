import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What makes a shopper's store differ from what is live for all. */
export interface ReleaseAssignment {
  /** A number from 0 to 99 that the browser keeps, so that the shopper stays on one side of every share. */
  bucket?: number;
  /** Builds to look at, by package name. */
  previews: ReadonlyMap<string, string>;
}

const BUCKETS = 100;
const BUCKET_COOKIE = 'glow_bucket';
const BUCKET_DAYS = 30;
const PREVIEW_COOKIE = 'glow_preview';

/** Reads a shopper's choice from the cookies. */
export function readAssignment({ headers: { cookie = '' } }: FastifyRequest): ReleaseAssignment {
  const bucket = valueIn(cookie, BUCKET_COOKIE, '\\d{1,2}');
  return { bucket: bucket === undefined ? undefined : Number(bucket), previews: readPreviews(valueIn(cookie, PREVIEW_COOKIE, '[\\w@.-]+') ?? '') };
}

function valueIn(cookie: string, name: string, pattern: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=(${pattern})(?:;|$)`).exec(cookie)?.[1];
}

/** Builds by package name, out of `checkout@4f1c,blog@77aa` (a link) or with points between them (a cookie, which may hold no comma). */
export function readPreviews(text: string): Map<string, string> {
  return new Map([...text.matchAll(/(?:^|[,.])([a-z][a-z-]*)@([\w-]{1,64})(?=[,.]|$)/g)].map(([, name = '', build = '']) => [name, build]));
}

/** Keeps the builds to look at as long as the browser is open; none ends it. */
export function setPreviewCookie(reply: FastifyReply, previews: ReadonlyMap<string, string>): void {
  const value = [...previews].map(([name, build]) => `${name}@${build}`).join('.');
  reply.header('set-cookie', `${PREVIEW_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${value ? '' : '; Max-Age=0'}`);
}

/** Gives the browser a bucket by chance, and keeps it there. It is no name: one shopper in a hundred has the same. */
export function assignBucket(reply: FastifyReply): number {
  const bucket = randomInt(BUCKETS);
  reply.header('set-cookie', `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${BUCKET_DAYS * 24 * 60 * 60}; HttpOnly; SameSite=Lax`);
  return bucket;
}

/** Whether a bucket is among the share of a hundred that see a build; each build begins with other buckets, so that not always the same shoppers are first. */
export function isInRollout(build: string, bucket: number | undefined, share: number): boolean {
  if (bucket === undefined) return false;
  const first = createHash('sha256').update(build).digest().readUInt16BE() % BUCKETS;
  return (bucket - first + BUCKETS) % BUCKETS < share;
}
