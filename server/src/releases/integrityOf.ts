import { createHash } from 'node:crypto';

/** Subresource integrity hash of a content, as in script elements and `release.json`. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
