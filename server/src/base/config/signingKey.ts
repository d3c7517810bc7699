import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, type Tell } from '../errors/errors';

interface KeySettings {
  signingKey?: string;
  dataDir: string;
}

/** The minimum, in characters. */
export const KEY_LENGTH = 32;

export type Signer = ReturnType<typeof signer>;

/** Reads `SIGNING_KEY` or a file, which it makes if there is none. Throws a `StartError` if the file has no key. */
export function loadSigningKey({ signingKey, dataDir }: KeySettings, report: Tell): string {
  const key = findSigningKey({ signingKey, dataDir });
  if (key) return key;
  const file = signingKeyFile(dataDir);
  const made = newSigningKey();
  try {
    makeKey(file, made);
  } catch (error) {
    report(
      `The signing key cannot be kept in ${file} (${(error as NodeJS.ErrnoException).code}): what is signed now ends with this process. Set SIGNING_KEY.`,
    );
    return made;
  }
  return readSigningKey(file) ?? made;
}

/** Like `loadSigningKey`, but makes no key; undefined if there is none. */
export function findSigningKey({ signingKey, dataDir }: KeySettings): string | undefined {
  return signingKey ?? readSigningKey(signingKeyFile(dataDir));
}

export function signingKeyFile(dataDir: string): string {
  return join(dirname(dataDir), 'signing-key');
}

export function newSigningKey(): string {
  return randomBytes(KEY_LENGTH).toString('base64url');
}

/** A signer whose signatures hold for this purpose only. */
export function signer(key: string, purpose: string) {
  const secret = createSecretKey(key, 'utf8');
  function digest(text: string): Buffer {
    return createHmac('sha256', secret).update(`${purpose}:${text}`).digest();
  }
  return {
    /** 43 characters of base64url. */
    sign: (text: string) => digest(text).toString('base64url'),
    /** Compares in constant time. */
    isSigned(text: string, signature: string) {
      const expected = digest(text);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Makes the file in one step, so that no other process reads a part of it; the first process to make it wins. */
function makeKey(file: string, key: string): void {
  const next = `${file}.${process.pid}.next`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(next, `${key}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(next, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(next);
  }
}

/** The key in a file; undefined if there is no file. Throws a `StartError` if it holds no key or cannot be read. */
export function readSigningKey(file: string): string | undefined {
  let key: string;
  try {
    key = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new StartError(`GLOW-009 The signing key in ${file} cannot be read (${code}).`);
  }
  if (key.length >= KEY_LENGTH) return key;
  throw new StartError(`GLOW-010 ${file} holds no key of ${KEY_LENGTH} characters: remove it, and a new one is made.`);
}
