import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseTarget } from '../../../releases/publishing/releaseTarget';
import { releaseProblems } from '../../../releases/publishing/releaseProblems';
import type { Pointers } from '../../../releases/repository/registrySchema';
import { provenanceOf, release, type ReleaseOptions, type SourceTools } from './release';

jest.mock('../../../releases/publishing/releaseProblems');

let root: string;
const publish = jest.fn(async () => ({}));
const renderProblems = jest.fn(async (): Promise<string[]> => []);
const tools = {
  build: jest.fn(),
  contract: jest.fn(),
  types: jest.fn(),
  tests: jest.fn(),
  journeys: jest.fn(),
} satisfies SourceTools;
const LIVE = { build: 'b0', since: '2026-11-21T10:00:00.000Z' };

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(releaseProblems).mockReturnValue([]);
  for (const tool of Object.values(tools)) tool.mockReturnValue(true);
  root = mkdtempSync(join(tmpdir(), 'glow-release-'));
  mkdirSync(join(root, 'blog-mfe/dist'), { recursive: true });
  writeFileSync(join(root, 'blog-mfe/dist/release.json'), '{ "name": "blog", "version": "1.0.0", "build": "b1" }');
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

/** Releases the build of the blog, by default without its checks; resolves with the printed sentences. */
async function releaseBlog(options: Partial<ReleaseOptions> = {}, blog?: Partial<Pointers>): Promise<string[]> {
  const packages = [{ name: 'blog', folder: 'blog-mfe' }];
  const folders = { project: { root, isStore: true, packages, budgets: {} }, releasesDir: join(root, 'releases') };
  const pointers = blog && { blog: { past: [], builds: {}, ...blog } };
  const target = { folders, packages: () => pointers ?? {}, prepare: async () => undefined, renderProblems, publish };
  const printed: string[] = [];
  const chosen: ReleaseOptions = { skipped: ['types', 'tests', 'journeys'], ...options };
  await release(target as unknown as ReleaseTarget, new Map([['blog', undefined]]), chosen, tools, (sentence) =>
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
  expect(tools.contract).toHaveBeenCalled();
  for (const check of ['types', 'tests', 'journeys'] as const) expect(tools[check]).not.toHaveBeenCalled();
  publish.mockClear();
  tools.contract.mockReturnValue(false);
  await expect(releaseBlog()).rejects.toThrow('differ from shared/contract.json. Nothing is released.');
  expect(publish).not.toHaveBeenCalled();
});

test('the package alone is built, and what is live already is not released again', async () => {
  expect(await releaseBlog({}, { live: { ...LIVE, build: 'b1' } })).toEqual([
    'blog 1.0.0 (b1) is live already: nothing has changed since it was built.',
  ]);
  expect(tools.build).toHaveBeenCalledWith(expect.anything(), ['blog'], expect.anything());
  expect(publish).not.toHaveBeenCalled();
});

test('a problem with the live builds, a page that cannot be rendered, a type error and a failing test are refused', async () => {
  jest.mocked(releaseProblems).mockReturnValue(['blog needs the contract @glow/shared/cart ^2.0.0']);
  await expect(releaseBlog()).rejects.toThrow('blog needs the contract');
  jest.mocked(releaseProblems).mockReturnValue([]);
  renderProblems.mockResolvedValueOnce(['The page /blog cannot be rendered with blog']);
  await expect(releaseBlog()).rejects.toThrow('The page /blog cannot be rendered');
  for (const check of ['types', 'tests'] as const) {
    tools[check].mockReturnValueOnce(false);
    const refused = `The ${check} of blog fail: see above. Nothing is released.`;
    await expect(releaseBlog({ skipped: ['journeys'] })).rejects.toThrow(refused);
  }
  tools.build.mockReturnValueOnce(false);
  await expect(releaseBlog()).rejects.toThrow('blog cannot be built: see above.');
  expect(publish).not.toHaveBeenCalled();
});

test('a trial publishes nothing, and a build that is only published is live for nobody', async () => {
  expect(await releaseBlog({ dryRun: true })).toEqual(['blog 1.0.0 (b1) would be released. Nothing was published.']);
  expect(publish).not.toHaveBeenCalled();
  expect((await releaseBlog({ publishOnly: true })).join()).toContain(
    'blog 1.0.0 (b1) is published, and live for nobody.',
  );
});

test('the canary of a colleague is ended only where that is asked for', async () => {
  const pointers = { live: LIVE, canary: { ...LIVE, build: 'b2', share: 10 } };
  await expect(releaseBlog({}, pointers)).rejects.toThrow(
    /blog has the build b2 at 10 of 100 shoppers since \S+, and this release would end it\. .*--end-canary/,
  );
  expect((await releaseBlog({ endCanary: true }, pointers)).join()).toContain('blog 1.0.0 (b1) is live;');
});
