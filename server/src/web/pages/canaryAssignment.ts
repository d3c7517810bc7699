import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../../base/config/signingKey';
import type { LocalRemote, LocalRemotes } from '../../releases/repository/localRemotes';
import { readPreview, type Preview } from '../../releases/repository/preview';

export interface ReleaseAssignment {
  /** A number from 0 to 99 in a cookie, so that a shopper's canary assignment is stable. */
  bucket?: number;
  preview: Preview;
  /** A remote that the shopper, a developer, gets from their own machine. */
  local?: LocalRemote;
}

/** `localRemotes` is missing unless the owner allows them. */
export interface Previews {
  previewSigner: Signer;
  localRemotes?: LocalRemotes;
}

/** The number of buckets by which a canary chooses shoppers. */
export const BUCKETS = 100;
const BUCKET_COOKIE = 'glow_bucket';
const BUCKET_SECONDS = 30 * 24 * 60 * 60;
const PREVIEW_COOKIE = 'glow_preview';

export function readAssignment({ cookies }: FastifyRequest, { previewSigner, localRemotes }: Previews) {
  const bucket = cookies[BUCKET_COOKIE] ?? '';
  return {
    bucket: /^\d{1,2}$/.test(bucket) ? Number(bucket) : undefined,
    preview: readPreview(cookies[PREVIEW_COOKIE] ?? '', previewSigner),
    local: localRemotes?.read(cookies[PREVIEW_COOKIE]),
  };
}

/** Stores a preview in a session cookie; an empty text removes it. */
export function setPreviewCookie(reply: FastifyReply, preview: string): void {
  if (preview) reply.setCookie(PREVIEW_COOKIE, preview);
  else reply.clearCookie(PREVIEW_COOKIE);
}

/** Does not identify a shopper: one in a hundred has the same bucket. */
export function assignBucket(reply: FastifyReply): number {
  const bucket = randomInt(BUCKETS);
  reply.setCookie(BUCKET_COOKIE, String(bucket), { maxAge: BUCKET_SECONDS });
  return bucket;
}

/** `share` is in percent. Each build starts at another bucket, so that canaries reach different shoppers. */
export function isInRollout(build: string, bucket: number | undefined, share: number): boolean {
  if (bucket === undefined) return false;
  const first = createHash('sha256').update(build).digest().readUInt16BE() % BUCKETS;
  return (bucket - first + BUCKETS) % BUCKETS < share;
}
