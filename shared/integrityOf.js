import { createHash } from 'node:crypto';

/** @param {string | Buffer} content Returns its subresource integrity hash, as in `release.json`. */
export function integrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A hash that no content has, for files without a hash: browsers refuse them instead of running them unchecked. */
export const MATCHES_NOTHING = `sha256-${Buffer.alloc(32).toString('base64')}`;

/** An origin that pages may connect to: https, or http on this machine, without path and wildcard. */
export const BACKEND = /^(https:\/\/[a-z\d][a-z\d.-]*|http:\/\/localhost)(:\d{1,5})?$/;
