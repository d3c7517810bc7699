import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A shopper's deviations from the live composition. */
export interface ReleaseAssignment {
  /** A number from 0 to 99 in a cookie, so that a shopper's canary assignment is stable. */
  bucket?: number;
  /** Previewed builds by package name. */
  previews: ReadonlyMap<string, string>;
}

const BUCKETS = 100;
const BUCKET_COOKIE = 'glow_bucket';
const BUCKET_SECONDS = 30 * 24 * 60 * 60;
const PREVIEW_COOKIE = 'glow_preview';

/** Reads the assignment from the cookies. */
export function readAssignment({ cookies }: FastifyRequest): ReleaseAssignment {
  const bucket = cookies[BUCKET_COOKIE] ?? '';
  return {
    bucket: /^\d{1,2}$/.test(bucket) ? Number(bucket) : undefined,
    previews: readPreviews(cookies[PREVIEW_COOKIE] ?? ''),
  };
}

/** Parses `checkout@4f1c,blog@77aa` (from a link; separated by dots in a cookie, where commas are invalid) into builds by package name. */
export function readPreviews(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/(?:^|[,.])([a-z][a-z-]*)@([\w-]{1,64})(?=[,.]|$)/g)].map(([, name = '', build = '']) => [
      name,
      build,
    ]),
  );
}

/** Stores the previewed builds in a session cookie; an empty map removes it. */
export function setPreviewCookie(reply: FastifyReply, previews: ReadonlyMap<string, string>): void {
  if (previews.size === 0) reply.clearCookie(PREVIEW_COOKIE);
  else reply.setCookie(PREVIEW_COOKIE, [...previews].map(([name, build]) => `${name}@${build}`).join('.'));
}

/** Assigns a random bucket and stores it in a cookie. It does not identify a shopper: one in a hundred has the same. */
export function assignBucket(reply: FastifyReply): number {
  const bucket = randomInt(BUCKETS);
  reply.setCookie(BUCKET_COOKIE, String(bucket), { maxAge: BUCKET_SECONDS });
  return bucket;
}

/** Whether a bucket gets a canary at this share (percent). The range starts at another bucket for each build, so that different canaries reach different shoppers. */
export function isInRollout(build: string, bucket: number | undefined, share: number): boolean {
  if (bucket === undefined) return false;
  const first = createHash('sha256').update(build).digest().readUInt16BE() % BUCKETS;
  return (bucket - first + BUCKETS) % BUCKETS < share;
}
