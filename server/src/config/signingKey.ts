import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config';

/** Signs and verifies texts of one purpose. */
export interface Signer {
  /** HMAC-SHA256 of a text, base64url. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** A signer; a signature made for one purpose is not valid for another. */
export function signer(key: string, purpose: string): Signer {
  const sign = (text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign,
    verify(text, signature) {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** The key in the environment, else in `.data/signing-key`, which is generated once; without a writable folder a key of this process. */
export function readSigningKey(
  { root }: Pick<Config, 'root'>,
  { SIGNING_KEY: key }: NodeJS.ProcessEnv = process.env,
): string {
  if (key) return key;
  const file = join(root, '.data/signing-key');
  const generated = randomBytes(32).toString('base64url');
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, generated, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return generated;
  }
  return readFileSync(file, 'utf8');
}
