import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArguments } from './parseArguments';

const PACKAGES = 'shell, storefront, checkout, account, blog, admin';
const RELEASE = `packages (${PACKAGES}), --share <1 to 99>, --skip <types,tests,journeys>, --note <text>, --end-canary, --publish-only and --dry-run, for example \`npm run release -- checkout\``;
const PROMOTE = `one package (${PACKAGES}), for example \`npm run promote -- checkout\``;
const ROLLBACK = `one package (${PACKAGES}) and, to choose one, a build, for example \`npm run rollback -- checkout\``;
const RELEASES = 'nothing, or unpublish, prune or preview, for example `npm run releases`';
const UNPUBLISH = `one package (${PACKAGES}) and a build, for example \`npm run releases -- unpublish checkout 8ad893d5e321\``;
const PRUNE = '--keep <1 to 1000>, or nothing, for example `npm run releases -- prune --keep 5`';
const PREVIEW = `builds (<package>@<build>, with commas between them) of ${PACKAGES}, and --hours <1 to 720>, for example \`npm run releases -- preview checkout@8ad893d5e321 --hours 24\``;

test.each([
  ['release', 'No package is named', RELEASE],
  ['release soap', 'There is no package "soap"', RELEASE],
  ['release blog --shares 10', "Unknown option '--shares'", RELEASE],
  ['release blog --share', "Option '--share <value>' argument missing", RELEASE],
  ['release blog --skip soap', 'There is no check "soap"', RELEASE],
  ['release blog admin --share 10', 'A share of shoppers gets one package, not several', RELEASE],
  ['promote', 'No package is named', PROMOTE],
  ['promote blog --share 10', "Unknown option '--share'", PROMOTE],
  ['promote blog admin', '"blog admin" is too much', PROMOTE],
  ['rollback', 'No package is named', ROLLBACK],
  ['releases blog', '"blog" is too much', RELEASES],
])('"npm run %s" is refused with its usage', (input, problem, takes) => {
  const [command = '', ...args] = input.split(' ');
  expect(() => parseArguments([command, ...args])).toThrow(`${problem}: npm run ${command} takes ${takes}.`);
});

test.each([
  ['unpublish', 'No package is named', UNPUBLISH],
  ['unpublish soap b1', 'There is no package "soap"', UNPUBLISH],
  ['unpublish blog', 'No build is named', UNPUBLISH],
  ['unpublish blog b1 b2', '"blog b1 b2" is too much', UNPUBLISH],
  ['unpublish blog b1 --keep 3', "Unknown option '--keep'", UNPUBLISH],
  ['prune blog', '"blog" is too much', PRUNE],
  ['prune --hours 3', "Unknown option '--hours'", PRUNE],
  ['preview', 'No build is named', PREVIEW],
  ['preview blog', '"blog" is not <package>@<build>', PREVIEW],
  ['preview soap@b1', 'There is no package "soap"', PREVIEW],
  ['preview blog@b1,admin@../b2', '"admin@../b2" is not <package>@<build>', PREVIEW],
])('"npm run releases -- %s" is refused with its usage', (input, problem, takes) => {
  const [command = '', ...args] = input.split(' ');
  expect(() => parseArguments(['releases', command, ...args])).toThrow(
    `${problem}: npm run releases -- ${command} takes ${takes}.`,
  );
});

test('a package of another repository is rolled back, previewed and unpublished here, but not released', () => {
  const registered = ['blog', 'gifts'];
  expect(parseArguments(['rollback', 'gifts', 'b1'], registered)).toMatchObject({ name: 'gifts', build: 'b1' });
  expect(parseArguments(['releases', 'preview', 'gifts@b1'], registered).builds).toEqual(new Map([['gifts', 'b1']]));
  expect(parseArguments(['releases', 'unpublish', 'gifts', 'b1'], registered)).toMatchObject({ name: 'gifts' });
  expect(() => parseArguments(['release', 'gifts'], registered)).toThrow('There is no package "gifts"');
});

test('a command below another one is no command of its own', () => {
  expect(() => parseArguments(['prune'])).toThrow('There is no command "prune"');
});

test('builds are unpublished, pruned and previewed by their names', () => {
  expect(parseArguments(['releases', 'unpublish', 'blog-mfe', 'b1'])).toMatchObject({
    command: 'unpublish',
    name: 'blog',
    build: 'b1',
  });
  expect(parseArguments(['releases', 'prune', '--keep', '3'])).toMatchObject({ command: 'prune', keep: '3' });
  expect(parseArguments(['releases', 'preview', 'blog-mfe@b1,shell@s1', '--hours', '2'])).toMatchObject({
    command: 'preview',
    builds: new Map([
      ['blog', 'b1'],
      ['shell', 's1'],
    ]),
    hours: '2',
  });
});

test('a package is named by its name or its folder', () => {
  expect(parseArguments(['releases'])).toEqual({ command: 'releases', name: '' });
  expect(parseArguments(['release', 'checkout-mfe', '--share', '10', '--skip-journeys'])).toMatchObject({
    command: 'release',
    names: ['checkout'],
    share: '10',
    skipped: ['journeys'],
  });
  expect(parseArguments(['rollback', 'shell', '8ad893d5e321'])).toEqual({
    command: 'rollback',
    name: 'shell',
    build: '8ad893d5e321',
  });
});

test('several packages are released together, without the named checks', () => {
  expect(
    parseArguments(['release', 'shell', 'checkout', '--skip', 'types,tests', '--dry-run', '--note', 'New sums']),
  ).toMatchObject({
    names: ['shell', 'checkout'],
    skipped: ['types', 'tests'],
    isTrial: true,
    note: 'New sums',
  });
});

test('an invalid command ends with one sentence', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'command.ts'), 'promote', '--all'],
    { cwd: join(__dirname, '../..'), encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([1, '', `Unknown option '--all': npm run promote takes ${PROMOTE}.\n`]);
});
