import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import { ReleaseError } from '../../../base/errors/errors';
import { readRelease } from '../../../releases/publishing/publishBuild';
import type { ReleaseTarget } from '../../../releases/publishing/releaseTarget';
import { publish } from './publish';
import { release } from './release';

jest.mock('./release');

const assets = { js: { sync: ['Poll.js'], async: ['later.js'] }, css: { sync: ['Poll.css'], async: [] } };
const MANIFEST = {
  metaData: {
    globalName: 'poll',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [{ name: 'react', singleton: true, requiredVersion: '^19.3.1', assets }],
  exposes: [{ path: './Poll', assets }],
};
const SETTINGS = { name: 'poll', team: 'Poll', title: 'A poll', prefixes: ['/poll'], page: { module: './Poll' } };
const REACT = { jsx: 'element' };

let root: string;
/** What was in `dist` when it was released. */
let released: { release: ReturnType<typeof readRelease>; files: string[]; text(file: string): string } | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glow-stock-'));
  mkdirSync(join(root, 'out'));
  for (const file of ['remoteEntry.js', 'Poll.js', 'later.js', 'Poll.css', 'Poll.js.map', 'Poll.js.br', '.hidden'])
    writeFileSync(join(root, 'out', file), `self.webpackChunkpoll = 1; // ${file}`);
  writeFileSync(join(root, 'package.json'), '{ "version": "2.1.0" }');
  released = undefined;
  jest.mocked(release).mockImplementation(async ({ folders: { project } }) => {
    const dist = join(project.root, project.packages[0]!.folder, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const texts = new Map(
      files.filter((file) => /(c|m)?js(on)?$/.test(file)).map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
    );
    const text = (file: string) => texts.get(file) ?? '';
    released = { release: readRelease(dist, Buffer.from(text('release.json'))), files, text };
  });
});

afterEach(() => rmSync(root, { recursive: true }));

async function publishWith(manifest: unknown, settings: unknown = SETTINGS): Promise<typeof released> {
  writeFileSync(join(root, 'out/mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(root, 'glow.publish.json'), JSON.stringify(settings));
  const targetFor = async (project: unknown) => ({ folders: { project } }) as ReleaseTarget;
  await publish(join(root, 'out'), targetFor, {}, () => undefined);
  return released;
}

test('a stock build becomes a build of this store, with all its files below its own name', async () => {
  const { release: found, files, text } = (await publishWith(MANIFEST))!;
  const { build, entry = '', server = '' } = found;
  expect(found).toMatchObject({
    ...{ name: 'poll', version: '2.1.0', container: 'glow_poll', prefixes: { poll: ['/poll'] }, paths: ['/poll'] },
    needs: { react: '^19.3.1', '@glow/shared/app': '^2.0.0' },
    routes: [`${build}/remoteEntry.js`],
  });
  const stock = ['Poll.css', 'Poll.js', 'later.js', 'mf-manifest.json', 'remoteEntry.js'].map(
    (one) => `${build}/${one}`,
  );
  expect(Object.keys(found.files).toSorted()).toEqual([...stock, entry, server].toSorted());
  expect(files).toContain(`${build}/Poll.js.br`);
  expect(text(entry)).toContain('"chunks":["webpackChunkpoll"]');
  writeFileSync(join(root, 'out/later.js'), 'changed');
  expect((await publishWith(MANIFEST))!.release.build).not.toBe(build);
});

test('its server bundle has the routes of the page and the fragments, and the space that the browser fills', async () => {
  const fragments = { Teaser: { module: './Poll', space: '4rem' } };
  const { release: found, text } = (await publishWith(MANIFEST, { ...SETTINGS, paths: ['/poll/:id'], fragments }))!;
  const bundle = { exports: {} as { Screens: { path?: string; fragment?: string; load(): Promise<() => unknown> }[] } };
  const instances: Record<string, object> = {
    react: { createElement: (type: unknown, props: object, child: unknown) => ({ type, props, child }) },
    '@glow/shared/app': { defineRoutes: (routes: unknown) => routes, Page: REACT, useIsHydrated: () => false },
    '@glow/shared/router': { useParams: () => ({}) },
  };
  compileFunction(text(found.server ?? ''), ['module', 'require'])(bundle, (name: string) => instances[name]);
  const [page, teaser] = bundle.exports.Screens;
  expect([page?.path, teaser?.fragment, found.provides]).toEqual([
    '/poll/:id',
    'poll/Teaser',
    { 'poll/Teaser': '1.0.0' },
  ]);
  const space = (minHeight: string) => ({ type: 'div', props: { style: { minHeight } }, child: false });
  expect((await page!.load())()).toEqual({ type: REACT, props: { title: 'A poll' }, child: space('80vh') });
  expect((await teaser!.load())()).toEqual(space('4rem'));
});

test('what cannot be a remote is refused with a sentence', async () => {
  const { metaData, shared } = MANIFEST;
  const alone = { name: 'lodash', requiredVersion: '^4.0.0' };
  const withEntry = (entry: object) => ({ ...SETTINGS, slots: { 'shell/header.links': [entry] } });
  for (const [manifest, settings, reason] of [
    [{ ...MANIFEST, metaData: { ...metaData, publicPath: '/poll/' } }, SETTINGS, 'GLOW-270'],
    [{ ...MANIFEST, shared: [] }, SETTINGS, 'GLOW-271'],
    [{ ...MANIFEST, shared: [{ ...shared[0], singleton: false }] }, SETTINGS, 'GLOW-271'],
    [MANIFEST, { ...SETTINGS, page: { module: './Pol' } }, 'GLOW-272 The build exposes no ./Pol, only ./Poll.'],
    [MANIFEST, { ...SETTINGS, paths: ['/polls'] }, 'GLOW-273'],
    [{ ...MANIFEST, exposes: [{ path: './Poll', assets: { js: { sync: ['a.js'] } } }] }, SETTINGS, 'GLOW-274'],
    [MANIFEST, { ...SETTINGS, budgets: { page: 1 } }, 'GLOW-224 The screen page of poll takes'],
    [MANIFEST, { ...SETTINGS, name: 'Poll' }, '"Poll" is not the name of a folder'],
    [MANIFEST, { ...SETTINGS, name: 'blog' }, 'GLOW-279 blog is a package of the store itself'],
    [MANIFEST, withEntry({ label: 'Poll' }), 'GLOW-140 shell/header.links cannot show {"label":"Poll"}'],
    [MANIFEST, withEntry({ fragment: 'poll/Teaser' }), 'GLOW-140'],
  ] as const) {
    const refused = publishWith(manifest, settings);
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.toBeInstanceOf(ReleaseError);
  }
  writeFileSync(join(root, 'out/größe 1.png'), '');
  await expect(publishWith(MANIFEST)).rejects.toThrow('GLOW-278 The file größe 1.png has another name than');
  rmSync(join(root, 'out/größe 1.png'));
  rmSync(join(root, 'out/mf-manifest.json'));
  await expect(publish(join(root, 'out'), jest.fn(), {}, jest.fn())).rejects.toThrow('GLOW-275');
  expect(released).toBeUndefined();
  // the release itself refuses what the live shell does not offer
  expect((await publishWith({ ...MANIFEST, shared: [...shared, alone] }))?.release.needs.lodash).toBe('^4.0.0');
  expect(await publishWith({ ...MANIFEST, shared: [] }, { ...SETTINGS, mount: true })).toBeDefined();
  const vite = { ...metaData, remoteEntry: { ...metaData.remoteEntry, type: 'module' } };
  expect(await publishWith({ ...MANIFEST, metaData: vite })).toBeDefined();
});

test('an odd manifest is refused or published', async () => {
  const keys = [
    'metaData',
    'shared',
    'exposes',
    '0',
    'assets',
    'js',
    'sync',
    'remoteEntry',
    'name',
    'path',
    'publicPath',
  ];
  const places = fc.array(fc.constantFrom(...keys), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(places, fc.jsonValue(), async (place, value) => {
      const result = await publishWith(replaced(MANIFEST, place, value)).catch((error: unknown) => error);
      if (result instanceof ReleaseError) expect(result.reasons.join()).toMatch(/^GLOW-2\d\d /);
      else expect(result).toBeDefined();
      if (result instanceof Error) expect(result).toBeInstanceOf(ReleaseError);
    }),
    { numRuns: 200 },
  );
});

/** A copy in which the value at a place is another one; what leads to no place is ignored. */
function replaced(value: unknown, [key, ...others]: string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (typeof value !== 'object' || value === null || !(key in value)) return replaced(value, others, other);
  const changed = replaced(Reflect.get(value, key), others, other);
  return Array.isArray(value) ? [changed] : { ...value, [key]: changed };
}
