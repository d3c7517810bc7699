import { createSampleCatalog } from '@glow/shared/samples';
import { readConfig } from '../../base/config/config';
import { createLiveReleasesReader } from '../../releases/repository/liveReleases';
import { createLocalBuildReader } from '../../releases/repository/localBuild';
import { catalogReads } from '../../shop/catalog/catalogReads';
import { TemporarySite } from '../../testing/temporarySite';
import { renderProblems } from './renderProblems';

/** A shell whose home page has a fragment of the blog. */
const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load) => async (url) => {
  const fragments = url === '/' ? ['/fragments/blog/Shelf'] : [];
  const [, owner] = /^\\/(?:fragments\\/)?(\\w+)/.exec(url) ?? [];
  const { text = '' } = owner === 'blog' ? await load('blog') : {};
  return { head: '', styles: '', status: 200, screens: [], fragments, body: text + fragments.map((one) => '<div data-fragment="' + one + '"></div>') };
};
`;
const BROKEN = "throw new Error('broken on purpose');";
const SHELVES = { prefixes: { blog: ['/blog'] }, slots: { 'storefront/home.below': [{ fragment: 'Shelf' }] } };

let site: TemporarySite;

beforeEach(async () => {
  site = new TemporarySite();
  site.releaseBundle('shell', { name: 'shell', build: 's1', scripts: [] }, SHELL);
  await site.publish('shell');
});

async function release(build: string, code: string, off: string[] = []): Promise<void> {
  site.releaseBundle('blog-mfe', { name: 'blog', build, ...SHELVES }, code);
  await site.publish('blog-mfe');
  await site.point('blog', (pointers) => ({ ...pointers, off }));
}

/** The problems of a release of a package with its next build. */
async function problemsOf(name: string, code: string): Promise<string[]> {
  const folder = name === 'shell' ? name : `${name}-mfe`;
  site.releaseBundle(folder, { name, build: 'next', scripts: [], ...(name === 'blog' && SHELVES) }, code);
  const candidate = createLocalBuildReader(site.folders.project.root, name, folder, () => undefined)();
  const { parameters, read } = catalogReads(createSampleCatalog());
  const source = { config: { ...readConfig({}), releasesDir: site.releases }, methods: Object.keys(parameters), read };
  const live = createLiveReleasesReader(site.folders, () => undefined)();
  return renderProblems(candidate ? [candidate] : [], live, source);
}

test('pages of a build, and pages with its fragments, have to be rendered', async () => {
  await release('b1', "exports.text = '<p>articles</p>';");
  expect(await problemsOf('blog', "exports.text = '<p>others</p>';")).toEqual([]);
  expect(await problemsOf('blog', BROKEN)).toEqual([
    expect.stringContaining(
      'The fragment blog/Shelf of the page / cannot be rendered with blog: Error: broken on purpose',
    ),
    expect.stringContaining('The page /blog cannot be rendered with blog: Error: broken on purpose'),
  ]);
});

test('the shell may be released beside a remote that fails already, or that is off', async () => {
  const other = SHELL.replace('await load', "(url.includes('blog') && BROKEN, await load)");
  await release('b1', BROKEN);
  expect(await problemsOf('shell', `${SHELL} // anew`)).toEqual([]);
  await release('b2', "exports.text = '';", ['blog']);
  expect(await problemsOf('shell', other)).toEqual([]);
  await release('b3', "exports.text = '';");
  expect((await problemsOf('shell', other)).join()).toContain('blog/Shelf of the page / cannot be rendered with shell');
});

test('a build that takes the id of a live fragment is told', async () => {
  await release('b1', `exports.text = '<p id="intro">articles</p>';`);
  const taken = SHELL.replace('body: text', `body: '<p id="intro"></p>' + text`);
  const problem = 'The fragment blog/Shelf of the page / cannot be rendered with shell: The fragment is left out';
  expect(await problemsOf('shell', taken)).toEqual([expect.stringContaining(problem)]);
  site.releaseBundle('shell', { name: 'shell', build: 's2', scripts: [] }, taken);
  await site.publish('shell');
  expect(await problemsOf('shell', `${taken} // anew`)).toEqual([]);
});
