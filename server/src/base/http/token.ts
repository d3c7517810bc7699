import { createHash, randomBytes } from 'node:crypto';

/** A new secret: 32 random bytes, base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token, in hex, as it is stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
