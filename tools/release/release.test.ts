import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseTarget } from '../../server/src/publishing/releaseTarget';
import { releaseProblems } from '../../server/src/publishing/releaseProblems';
import { provenanceOf, release } from './release';
import { runLibrary, runScript } from './runProgram';

jest.mock('./runProgram', () => ({ runScript: jest.fn(() => true), runLibrary: jest.fn(() => true) }));
jest.mock('../../server/src/publishing/releaseProblems');

let root: string;
const publish = jest.fn(async () => ({}));

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(releaseProblems).mockReturnValue([]);
  root = mkdtempSync(join(tmpdir(), 'glow-release-'));
  mkdirSync(join(root, 'blog-mfe/dist'), { recursive: true });
  writeFileSync(join(root, 'blog-mfe/dist/release.json'), '{ "name": "blog", "version": "1.0.0", "build": "b1" }');
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

/** Releases the build of the blog without its checks; resolves with what is printed. */
async function releaseBlog(): Promise<string[]> {
  const packages = [{ name: 'blog', folder: 'blog-mfe' }];
  const folders = { project: { root, isStore: true, packages, budgets: {} }, releasesDir: join(root, 'releases') };
  const target = { folders, packages: () => ({}), prepare: async () => undefined, publish };
  const printed: string[] = [];
  await release(target as unknown as ReleaseTarget, ['blog'], { skipped: ['types', 'tests', 'journeys'] }, (sentence) =>
    printed.push(sentence),
  );
  return printed;
}

test('a build has its commit, whether there were other changes, and who releases it, which is told', async () => {
  expect(provenanceOf(root).commit).toBeUndefined();
  git('init');
  git('config', 'user.name', 'Rose');
  git('config', 'user.email', 'rose@glow.example');
  git('add', '.');
  git('commit', '-m', 'begin');
  const commit = git('rev-parse', '--short=12', 'HEAD').trim();
  expect(provenanceOf(root, 'New sums')).toEqual({ commit, by: 'Rose', note: 'New sums' });
  writeFileSync(join(root, 'cart.ts'), '');
  expect(provenanceOf(root)).toEqual({ commit: `${commit} with changes`, by: 'Rose', note: undefined });
  expect((await releaseBlog())[0]).toBe(`Not all is committed: the registry will say ${commit} with changes.`);
  writeFileSync(join(root, '.gitignore'), '*');
  expect((await releaseBlog())[0]).toMatch(/^blog 1\.0\.0 \(b1\) is live/);
});

test('without any check the contracts are compared all the same, and a release with other types is refused', async () => {
  await releaseBlog();
  expect(runScript).toHaveBeenCalledWith(root, 'tools/glow.js', ['contract']);
  expect(runLibrary).not.toHaveBeenCalled();
  publish.mockClear();
  jest.mocked(runScript).mockImplementation((_root, _file, [command]) => command !== 'contract');
  await expect(releaseBlog()).rejects.toThrow('other types than shared/contract.json says. Nothing is released.');
  expect(publish).not.toHaveBeenCalled();
});
