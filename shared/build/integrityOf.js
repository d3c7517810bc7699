import { createHash } from 'node:crypto';

/**
 * Subresource integrity hash of a content, as in script elements and `release.json`. Builds write it, the server checks it.
 * @param {string | Buffer} content
 */
export function integrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
