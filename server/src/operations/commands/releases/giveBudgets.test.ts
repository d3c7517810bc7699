import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { giveBudgets } from './giveBudgets';

const root = mkdtempSync(path.join(tmpdir(), 'glow-budgets-'));

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** A package of a project, with a build of two screens, of which one has a budget. */
function project(isStore: boolean) {
  const folder = isStore ? 'gifts-mfe' : '.';
  const scripts = { 'remoteEntry.js': 'x', 'gifts.js': 'y'.repeat(2_000), 'wrapping.js': 'z' };
  const files = Object.fromEntries(
    Object.entries(scripts).map(([file, script]) => {
      write(path.join(folder, 'dist', file), script);
      write(path.join(folder, 'dist', `${file}.br`), script);
      return [file, integrityOf(script)];
    }),
  );
  write(path.join(folder, 'dist/release.json'), {
    ...{ name: 'gifts', version: '1.0.0', build: 'b1', container: 'glow_gifts', entry: 'remoteEntry.js', files },
    screens: { gifts: ['gifts.js'], wrapping: ['wrapping.js'] },
  });
  const packages = [{ name: 'gifts', folder, team: 'Gifts', port: 3006, prefixes: ['/gifts'] }];
  return { root, isStore, packages, budgets: { gifts: { wrapping: 50 } } };
}

test('a new screen gets what it takes and a tenth more, and what is there stays', () => {
  write('shared/budgets.json', { html: { home: 1 }, screens: { cart: { cart: 5 }, gifts: { wrapping: 50 } } });
  const lines: string[] = [];
  giveBudgets(project(true), 'gifts', (line) => lines.push(line));
  expect(read('shared/budgets.json')).toEqual({
    html: { home: 1 },
    screens: { cart: { cart: 5 }, gifts: { wrapping: 50, gifts: 2_300 } },
  });
  expect(lines).toEqual(['gifts of gifts may take 2300 bytes.']);
});

test('in a repository of its own they are in package.json', () => {
  write('package.json', { name: 'gifts', glow: { name: 'gifts', budgets: { wrapping: 50 } } });
  giveBudgets(project(false), 'gifts', () => undefined);
  expect(read('package.json').glow).toEqual({ name: 'gifts', budgets: { wrapping: 50, gifts: 2_300 } });
});

test('without a build, or without a new screen, nothing is written', () => {
  const lines: string[] = [];
  giveBudgets({ ...project(true), budgets: { gifts: { gifts: 1, wrapping: 1 } } }, 'gifts', (line) => lines.push(line));
  expect(lines).toEqual(['Every screen of gifts has a budget.']);
  rmSync(path.join(root, 'gifts-mfe'), { recursive: true });
  expect(() =>
    giveBudgets({ ...project(false), isStore: true, root: path.join(root, 'shared') }, 'gifts', print),
  ).toThrow('gifts was never built');
});

function print(): void {}
