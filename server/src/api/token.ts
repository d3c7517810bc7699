import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret to be handed out once: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: its SHA-256, in hex. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
