import { join } from 'node:path';
import { readConfig } from '../../../base/config/config';
import { folderTarget } from '../../../releases/publishing/folderTarget';
import { goLive, noPointers, startCanary, withdraw } from '../../../releases/repository/pointers';
import { readRegistryFile, writeRegistryFile } from '../../../releases/repository/registryFile';
import type { ListedBuild, Pointers } from '../../../releases/repository/registrySchema';
import { TemporarySite } from '../../../testing/temporarySite';
import { release, type SourceTools } from './release';

const NOW = '2026-11-21T10:00:00.000Z';
const FOLDERS = { shell: 'shell', blog: 'blog-mfe', gifts: 'gifts' };
const build = jest.fn((): boolean => true);
const journeys = jest.fn();
const tools = { build, contract: () => true, journeys } as unknown as SourceTools;
let site: TemporarySite;

/** Makes local builds of all three packages for a major of React. */
function make(react: number): void {
  const shared = { offers: { react: `${react}.1.0` } };
  for (const [name, folder] of Object.entries(FOLDERS))
    site.release(folder, {
      ...{ name, build: `${name}${react}`, container: `glow_${name}`, version: '1.0.0' },
      ...(name === 'shell' ? shared : { needs: { react: `^${react}.0.0` } }),
    });
}

beforeEach(async () => {
  site = new TemporarySite();
  make(19);
  for (const folder of Object.values(FOLDERS)) await site.publish(folder);
  make(20);
  build.mockReset().mockReturnValue(true);
});

/** Releases packages from the store's repository, or gifts from its own; resolves with the printed sentences. */
async function run(words: string, options: object = {}, isStore = true): Promise<string[]> {
  const packages = isStore ? site.folders.project.packages : [{ name: 'gifts', folder: 'gifts' }];
  const config = readConfig({ DATA_DIR: join(site.root, 'none/database'), RELEASES_DIR: site.releases });
  const project = { ...site.folders.project, packages, isStore, budgets: {} };
  const printed: string[] = [];
  const print = (sentence: string) => void printed.push(sentence);
  const chosen = new Map(words.split(' ').map((word) => word.split('@') as [string, string]));
  const skipped = ['types', 'tests', 'journeys'];
  await release(folderTarget({ ...config, project }, print), chosen, { skipped, ...options } as never, tools, print);
  return printed;
}

const publishGifts = () => run('gifts', { publishOnly: true }, false);

function live(releases = site.releases): (string | undefined)[] {
  const { packages } = readRegistryFile(releases);
  return Object.keys(FOLDERS).map((name) => packages[name]?.live?.build);
}

test('a new major goes live, and back, in one change with a build that another repository has published', async () => {
  const [published, problems] = await publishGifts();
  expect(published).toContain('gifts 1.0.0 (gifts20) is published, and live for nobody.');
  expect(problems).toMatch(/^It does not fit what is live:\n.*`npm run release -- gifts@gifts20 shell blog`\.$/s);
  await expect(run('shell blog')).rejects.toThrow(
    '`npm run release -- shell blog gifts@<build>`, once gifts is published',
  );
  expect(live()).toEqual(['shell19', 'blog19', 'gifts19']);
  build.mockClear();
  journeys.mockImplementation((_project, _names, stage: string) => live(stage).includes('gifts20'));
  await run('shell blog gifts@gifts20', { skipped: ['types', 'tests'] });
  expect(journeys).toHaveBeenCalledWith(expect.anything(), ['shell', 'blog', 'gifts'], expect.anything());
  expect(build).toHaveBeenCalledWith(expect.anything(), ['shell', 'blog'], site.releases);
  expect(live()).toEqual(['shell20', 'blog20', 'gifts20']);
  build.mockClear();
  await run('shell@shell19 blog@blog19 gifts@gifts19');
  expect(build).not.toHaveBeenCalled();
  expect(live()).toEqual(['shell19', 'blog19', 'gifts19']);
  expect(readRegistryFile(site.releases).packages.shell?.past).toEqual(['shell20']);
});

test.each<[string, (pointers: Pointers) => Pointers, string]>([
  ['gifts@gifts21', (pointers) => pointers, 'The build gifts21 of gifts is not published'],
  [
    'gifts@gifts20',
    (pointers) => withdraw(goLive(pointers, 'gifts20', NOW), 'gifts20', 'gifts19', { at: NOW, failed: 5, of: 9 }),
    'The build gifts20 of gifts was withdrawn',
  ],
  [
    'gifts@gifts20',
    (pointers) => startCanary(pointers, 'gifts19', 10, NOW),
    'gifts has the build gifts19 at 10 of 100',
  ],
])('%s is refused beside what is built, and nothing goes live: %#', async (gifts, change, sentence) => {
  await publishGifts();
  await site.point('gifts', change);
  await expect(run(`shell blog ${gifts}`)).rejects.toThrow(sentence);
  expect(live()).toEqual(['shell19', 'blog19', 'gifts19']);
});

test('of two releases at one time, the later one is told whose build is live, and how to replace it', async () => {
  site.release('blog-mfe', { name: 'blog', build: 'b2', container: 'glow_blog', version: '1.0.0' });
  build.mockImplementationOnce(() => {
    const { packages } = readRegistryFile(site.releases);
    const { blog = noPointers } = packages;
    const builds = { ...blog.builds, b1: { ...blog.builds.blog19, by: 'Ann' } as ListedBuild };
    writeRegistryFile(site.releases, { packages: { ...packages, blog: goLive({ ...blog, builds }, 'b1', NOW) } });
    return true;
  });
  await expect(run('blog')).rejects.toThrow(
    'GLOW-266 blog was changed meanwhile: Ann has released b1. `npm run release -- blog@b2` makes b2 live in its place.',
  );
  expect(live()[1]).toBe('b1');
  await run('blog@b2');
  expect(live()[1]).toBe('b2');
});
