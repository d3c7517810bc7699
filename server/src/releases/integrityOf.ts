import { createHash } from 'node:crypto';

/** The integrity of a content, as script elements and `release.json` state it. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
