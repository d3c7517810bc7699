import { createHash, randomBytes } from 'node:crypto';

/** A new secret: 32 random bytes, base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a text, in hex, as tokens are stored. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
