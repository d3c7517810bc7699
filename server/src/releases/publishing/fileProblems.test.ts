import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import { releaseSchema } from '../repository/releaseSchema';
import { integrityProblems, sizeProblems } from './fileProblems';
import type { StoredRelease } from '../repository/buildRepository';

// random bytes do not compress, so the size is known within a few bytes
const SCRIPT = randomBytes(1000);
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glow-files-'));
  mkdirSync(join(root, 'e2e/performance'), { recursive: true });
  for (const file of ['entry.js', 'routes.js', 'cart.js']) writeFileSync(join(root, file), SCRIPT);
});

function release(): StoredRelease {
  const files = Object.fromEntries(['entry.js', 'routes.js', 'cart.js'].map((file) => [file, integrityOf(SCRIPT)]));
  return {
    ...releaseSchema.parse({
      name: 'checkout',
      version: '1.0.0',
      build: 'b1',
      entry: 'entry.js',
      routes: ['routes.js'],
      screens: { cart: ['cart.js', 'routes.js'] },
      files,
    }),
    dist: root,
  };
}

test('an intact build has no integrity problems', () => {
  expect(integrityProblems(release())).toEqual([]);
});

test('every file without a hash is named, once', () => {
  const used = { scripts: ['shell.js'], fonts: ['font.woff2'], fragments: { CartDrawer: ['drawer.js', 'routes.js'] } };
  expect(integrityProblems({ ...release(), ...used, server: 'server.cjs', files: {} })).toEqual(
    ['entry.js', 'server.cjs', 'routes.js', 'shell.js', 'font.woff2', 'cart.js', 'drawer.js'].map(
      (file) => `GLOW-219 The release of checkout has no hash of its file ${file}.`,
    ),
  );
});

test('a missing and a changed file are named', () => {
  const { files, ...rest } = release();
  writeFileSync(join(root, 'cart.js'), 'evil');
  rmSync(join(root, 'routes.js'));
  expect(integrityProblems({ ...rest, files })).toEqual([
    'GLOW-221 checkout lacks its file routes.js.',
    "GLOW-222 checkout's file cart.js is not the one that was built.",
  ]);
});

test('a file that is a link out of the build is named, whatever it leads to', () => {
  const elsewhere = join(root, '../glow-elsewhere.js');
  writeFileSync(elsewhere, SCRIPT);
  rmSync(join(root, 'cart.js'));
  symlinkSync(elsewhere, join(root, 'cart.js'));
  symlinkSync(elsewhere, join(root, 'routes.js.gz'));
  const problems = integrityProblems(release());
  expect(problems).toEqual([
    "GLOW-220 checkout's file routes.js is a link that leads out of the build.",
    "GLOW-220 checkout's file cart.js is a link that leads out of the build.",
  ]);
});

function budgets(checkout: Record<string, number>, isStore = true) {
  return { isStore, budgets: { checkout } };
}

test('a screen within its budget is no problem', () => {
  expect(sizeProblems(release(), budgets({ cart: 3100 }))).toEqual([]);
});

test('a screen over its budget is reported with the excess, each file counted once and compressed', () => {
  const size = 3 * brotliCompressSync(SCRIPT).length;
  expect(sizeProblems(release(), budgets({ cart: 2000 }))).toEqual([
    `GLOW-224 The screen cart of checkout takes ${size} bytes, ${size - 2000} over its budget of 2000.`,
  ]);
});

test('a screen over its budget by no more than what digests change is no problem', () => {
  const size = 3 * brotliCompressSync(SCRIPT).length;
  expect(sizeProblems(release(), budgets({ cart: size - 40 }))).toEqual([]);
  expect(sizeProblems(release(), budgets({ cart: size - 41 }))).toHaveLength(1);
});

test('a precompressed file counts with its own size', () => {
  writeFileSync(join(root, 'cart.js.br'), 'small');
  expect(sizeProblems(release(), budgets({ cart: 2100 }))).toEqual([]);
});

test.each([
  [true, '`npm run glow -- budget checkout`'],
  [false, '`npx glow budget`'],
])('a screen without a budget is reported (in the repository of the store: %s)', (isStore, command) => {
  const size = 3 * brotliCompressSync(SCRIPT).length;
  expect(sizeProblems(release(), budgets({}, isStore))).toEqual([
    `GLOW-223 Screen cart of checkout has no budget; it takes ${size} bytes. ${command} sets one.`,
  ]);
});
