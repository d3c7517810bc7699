import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../../../base/config/config';
import { STORE } from '../../../base/config/project';
import { unpublishBuild, prune } from '../../../releases/publishing/unpublish';
import { switchPackage, rollBackPackage, previewLink } from '../../../releases/publishing/folderTarget';
import { readRegistryFile } from '../../../releases/repository/registryFile';
import { createProgram } from '../program';
import { addPublishedCommands, addReleaseCommands, addRolloutCommands } from './releaseCommands';
import { addDeskCommands } from './deskCommands';
import { release, type SourceTools } from './release';

jest.mock('./release');
jest.mock('../../../releases/publishing/unpublish');
jest.mock('../../../releases/publishing/folderTarget', () => {
  const actual = jest.requireActual('../../../releases/publishing/folderTarget');
  const rollBackPackage = jest.fn(async () => ({ live: { build: 'b1' }, builds: { b1: { version: '1.0.0' } } }));
  const rollBack = (name: string, build?: string) => rollBackPackage(...([{}, name, build, {}] as unknown as []));
  const folderTarget = (...given: unknown[]) => ({ ...actual.folderTarget(...given), rollBack });
  return {
    ...actual,
    folderTarget,
    rollBackPackage,
    switchPackage: jest.fn(async () => 'Done.'),
    previewLink: jest.fn(),
  };
});

const PACKAGES = 'shell, storefront, checkout, account, blog, admin';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glow-releases-'));
  const gifts = { live: { build: 'g1', since: '2026-11-21T10:00:00.000Z' }, past: [], builds: {} };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ packages: { gifts } }));
});

/** Runs a command; resolves with what it writes, and rejects as it does. */
async function glow(line: string): Promise<string> {
  const written: string[] = [];
  const output = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = createProgram('glow', '');
  const config = () => readConfig({ RELEASES_DIR: folder });
  addReleaseCommands(program, STORE, config, {} as SourceTools);
  addRolloutCommands(program, STORE, config);
  addPublishedCommands(program, STORE, config);
  addDeskCommands(program, STORE, config);
  for (const command of [program, ...program.commands] as Command[])
    command.configureOutput({ writeErr: () => undefined });
  try {
    await program.parseAsync(line.split(' '), { from: 'user' });
    return written.join('');
  } finally {
    output.mockRestore();
  }
}

test.each([
  ['release', "missing required argument 'packages'"],
  ['release soap', 'There is no package "soap".'],
  ['release gifts', 'There is no package "gifts".'],
  ['release blog@', 'There is no package "blog@".'],
  ['release blog blog-mfe', 'blog is named twice.'],
  ['release blog@b1 blog@b2', 'blog is named twice.'],
  ['release blog --shares 10', "unknown option '--shares'"],
  ['release blog --share', "option '--share <percent>' argument missing"],
  ['release blog --share 0', "'0' is invalid. GLOW-314 It takes a whole number from 1 to 99."],
  ['release blog --skip soap', 'There is no check "soap".'],
  ['release blog admin --share 10', 'a share of shoppers gets one package, not several'],
  ['promote', "missing required argument 'package'"],
  ['promote blog --share 100', "option '--share <percent>' argument '100' is invalid"],
  ['promote blog admin', 'too many arguments'],
  ['rollback', "missing required argument 'package'"],
  ['releases blog', 'too many arguments'],
  ['unpublish', "missing required argument 'package'"],
  ['unpublish soap b1', 'There is no package "soap".'],
  ['unpublish blog', "missing required argument 'build'"],
  ['unpublish blog b1 b2', 'too many arguments'],
  ['unpublish blog b1 --keep 3', "unknown option '--keep'"],
  ['off', "missing required argument 'remote'"],
  ['on blog blog/ArticleShelf', 'too many arguments'],
  ['prune blog', 'too many arguments'],
  ['prune --hours 3', "unknown option '--hours'"],
  ['preview', "missing required argument 'builds'"],
  ['preview blog', '"blog" is not <package>@<build>.'],
  ['preview soap@b1', 'There is no package "soap".'],
  ['preview blog@b1,admin@../b2', '"admin@../b2" is not <package>@<build>.'],
  ['preview blog@b1 --hours 721', "'721' is invalid. GLOW-314 It takes a whole number from 1 to 720."],
])('"%s" is refused', async (line, problem) => {
  await expect(glow(line)).rejects.toThrow(problem);
});

test('a package of another repository is rolled back, previewed and unpublished here, but not released', async () => {
  expect(await glow('rollback gifts b1')).toBe('gifts 1.0.0 (b1) is live for all.\n');
  expect(rollBackPackage).toHaveBeenCalledWith(expect.anything(), 'gifts', 'b1', expect.anything());
  await glow('preview gifts@b1');
  expect(previewLink).toHaveBeenCalledWith(expect.anything(), new Map([['gifts', 'b1']]), 24);
  await glow('unpublish gifts b1');
  expect(unpublishBuild).toHaveBeenCalledWith(expect.anything(), 'gifts', 'b1', expect.anything());
});

test('remotes and fragments are switched off and on, where the registry is', async () => {
  expect(await glow('off blog')).toBe('Done.\n');
  expect(switchPackage).toHaveBeenLastCalledWith(expect.objectContaining({ releasesDir: folder }), 'blog', true);
  await glow('on blog/ArticleShelf');
  expect(switchPackage).toHaveBeenLastCalledWith(expect.anything(), 'blog/ArticleShelf', false);
  const program = createProgram('glow', '');
  addPublishedCommands(program, STORE, () => readConfig({ RELEASES_DIR: folder, RELEASES_URL: 'https://r.example' }));
  await expect(program.parseAsync(['off', 'blog'], { from: 'user' })).rejects.toThrow('is read here, not written');
});

test('builds are rolled back, unpublished, pruned and previewed by their names', async () => {
  await glow('rollback shell 8ad893d5e321');
  expect(rollBackPackage).toHaveBeenLastCalledWith(expect.anything(), 'shell', '8ad893d5e321', expect.anything());
  await glow('unpublish blog-mfe b1');
  expect(unpublishBuild).toHaveBeenLastCalledWith(expect.anything(), 'blog', 'b1', expect.anything());
  await glow('prune --keep 3');
  expect(prune).toHaveBeenCalledWith(expect.anything(), 3, expect.anything());
  await glow('preview blog-mfe@b1,shell@s1 --hours 2');
  const builds = new Map(Object.entries({ blog: 'b1', shell: 's1' }));
  expect(previewLink).toHaveBeenLastCalledWith(expect.anything(), builds, 2);
});

test('an origin is allowed once, also to a package that is not there yet, and listed', async () => {
  expect(await glow('allow gifts https://gifts.example')).toBe('gifts may connect to https://gifts.example.\n');
  await glow('allow gifts https://gifts.example');
  await glow('allow wrapping http://localhost:3100');
  const { packages } = readRegistryFile(folder);
  expect([packages.gifts, packages.wrapping]).toMatchObject([
    { live: { build: 'g1' }, backends: ['https://gifts.example'] },
    { past: [], builds: {}, backends: ['http://localhost:3100'] },
  ]);
  expect(await glow('releases')).toMatch(
    /\ngifts\n.*\n {2}may connect to https:\/\/gifts\.example\n\nwrapping\n {2}live {6}nothing\n {2}may connect to http:\/\/localhost:3100\n/,
  );
});

test.each(['allow gifts https://gifts.example/api', 'allow ../gifts https://gifts.example', 'allow gifts *'])(
  '%s changes nothing, and says what to write',
  async (line) => {
    const before = readRegistryFile(folder);
    await expect(glow(line)).rejects.toThrow('Name a package, and an origin such as https://gifts.example');
    expect(readRegistryFile(folder)).toEqual(before);
  },
);

test.each<[string, object, object]>([
  ['release checkout-mfe --share 10 --skip journeys', { checkout: undefined }, { share: 10, skipped: ['journeys'] }],
  ['release blog-mfe@b1 gifts@g1', { blog: 'b1', gifts: 'g1' }, {}],
  [
    'release shell checkout --skip types,tests --dry-run --note New',
    { shell: undefined, checkout: undefined },
    { skipped: ['types', 'tests'], dryRun: true, note: 'New' },
  ],
])('"%s" releases packages by their name or folder, without the named checks', async (line, chosen, given) => {
  await glow(line);
  const options = expect.objectContaining(given);
  expect(release).toHaveBeenLastCalledWith(
    expect.anything(),
    new Map(Object.entries(chosen)),
    options,
    {},
    expect.anything(),
  );
});

test('the help names the packages', () => {
  const program = createProgram('glow', '');
  addRolloutCommands(program, STORE, () => readConfig({}));
  expect(program.commands[0]?.helpInformation()).toContain(PACKAGES);
});
