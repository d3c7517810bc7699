import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { loadSigningKey, signer } from './signingKey';

const KEY = 'k'.repeat(32);
let folder: string;
let file: string;
let reports: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glow-key-'));
  file = join(folder, '.data/signing-key');
  reports = [];
});
afterEach(() => jest.restoreAllMocks());

function load(signingKey?: string): string {
  return loadSigningKey({ signingKey, dataDir: join(folder, '.data/database') }, (sentence) => reports.push(sentence));
}

test('the key is made once, beside the data, for its owner only', () => {
  const key = load();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(load()).toBe(key);
  expect(readFileSync(file, 'utf8')).toBe(`${key}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, '.data'))).toEqual(['signing-key']);
  expect(reports).toEqual([]);
});

test('SIGNING_KEY is used instead of the file, which is not made', () => {
  expect(load(readConfig({ SIGNING_KEY: KEY }).signingKey)).toBe(KEY);
  expect(existsSync(file)).toBe(false);
});

test('a file without a key ends the start', () => {
  mkdirSync(join(folder, '.data'));
  writeFileSync(file, 'short\n');
  expect(() => load()).toThrow(`${file} holds no key of 32 characters: remove it, and a new one is made.`);
});

test('where no file can be made the key is of this call, which is reported', () => {
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('no links here'), { code: 'EPERM' });
  });
  const [first, second] = [load(), load()];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(reports[0]).toBe(
    `The signing key cannot be kept in ${file} (EPERM): what is signed now ends with this process. Set SIGNING_KEY.`,
  );
  expect(readdirSync(join(folder, '.data'))).toEqual([]);
});

test('a signature holds for its text, purpose and key only', () => {
  const own = signer(KEY, 'preview');
  const signature = own.sign('blog@b1.1763900000');
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(own.isSigned('blog@b1.1763900000', signature)).toBe(true);
  expect(own.isSigned('blog@b1.1763900001', signature)).toBe(false);
  expect(own.isSigned('blog@b1.1763900000', signature.slice(0, -3))).toBe(false);
  expect(own.isSigned('blog@b1.1763900000', '')).toBe(false);
  expect(signer(KEY, 'page').isSigned('blog@b1.1763900000', signature)).toBe(false);
  expect(signer(`${KEY}k`, 'preview').isSigned('blog@b1.1763900000', signature)).toBe(false);
});
