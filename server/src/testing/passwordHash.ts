import { randomBytes, scryptSync } from 'node:crypto';

/** A thousandth of what a real hash costs. */
const CHEAP = { N: 16, r: 16, p: 1 };

function keyOf(password: string, salt: string): string {
  return scryptSync(password.normalize('NFKC'), salt, 64, CHEAP).toString('hex');
}

/** Stands for the hashes of `@better-auth/utils/password`, which take a tenth of a second each; `passwordHash.test.ts` has the real ones. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${keyOf(password, salt)}`;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', key] = hash.split(':');
  return keyOf(password, salt) === key;
}
