import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provenanceOf } from './release';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glow-provenance-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

test('a build has its commit, whether there were other changes, and who releases it', () => {
  git('init');
  git('config', 'user.name', 'Rose');
  git('config', 'user.email', 'rose@glow.example');
  writeFileSync(join(root, 'cart.ts'), '');
  git('add', '.');
  git('commit', '-m', 'cart: begin');
  const commit = git('rev-parse', '--short=12', 'HEAD').trim();
  expect(provenanceOf(root, 'New sums')).toEqual({ commit, by: 'Rose', note: 'New sums' });
  writeFileSync(join(root, 'cart.ts'), 'changed');
  expect(provenanceOf(root)).toEqual({ commit: `${commit} with changes`, by: 'Rose', note: undefined });
});

test('without a repository it has none', () => {
  expect(provenanceOf(root).commit).toBeUndefined();
});
