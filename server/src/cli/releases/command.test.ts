import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArguments } from './parseArguments';

const PACKAGES = 'shell, storefront, checkout, account, blog, admin';
const RELEASE = `one package (${PACKAGES}), --share <1 to 99> and --skip-journeys, for example \`npm run release -- checkout\``;
const PROMOTE = `one package (${PACKAGES}), for example \`npm run promote -- checkout\``;
const ROLLBACK = `one package (${PACKAGES}) and, to choose one, a build, for example \`npm run rollback -- checkout\``;
const RELEASES = 'nothing, for example `npm run releases`';

test.each([
  ['release', 'No package is named', RELEASE],
  ['release soap', 'There is no package "soap"', RELEASE],
  ['release blog --shares 10', "Unknown option '--shares'", RELEASE],
  ['release blog --share', "Option '--share <value>' argument missing", RELEASE],
  ['promote', 'No package is named', PROMOTE],
  ['promote blog --share 10', "Unknown option '--share'", PROMOTE],
  ['promote blog admin', '"blog admin" is too much', PROMOTE],
  ['rollback', 'No package is named', ROLLBACK],
  ['releases blog', '"blog" is too much', RELEASES],
])('"npm run %s" is refused with its usage', (input, problem, takes) => {
  const [command = '', ...args] = input.split(' ');
  expect(() => parseArguments([command, ...args])).toThrow(`${problem}: npm run ${command} takes ${takes}.`);
});

test('a package is named by its name or its folder', () => {
  expect(parseArguments(['releases'])).toEqual({ command: 'releases', name: '' });
  expect(parseArguments(['release', 'checkout-mfe', '--share', '10', '--skip-journeys'])).toEqual({
    command: 'release',
    name: 'checkout',
    share: '10',
    skipsJourneys: true,
  });
  expect(parseArguments(['rollback', 'shell', '8ad893d5e321'])).toEqual({
    command: 'rollback',
    name: 'shell',
    build: '8ad893d5e321',
  });
});

test('an invalid command ends with one sentence', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'command.ts'), 'promote', '--all'],
    { cwd: join(__dirname, '../../../..'), encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([1, '', `Unknown option '--all': npm run promote takes ${PROMOTE}.\n`]);
});
