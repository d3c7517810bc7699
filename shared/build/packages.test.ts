import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './packages.js';

const MANIFEST = { name: 'gifts', team: 'Gifts', prefixes: ['/gifts'], port: 3006, budgets: { gifts: 5000 } };
const CODE = `
  const { budgetsOf, isRepository, packages, root, shared } = await import('./node_modules/@glow/build/build/packages.js');
  console.log(JSON.stringify({ isRepository, packages, root, shared, budgets: budgetsOf('gifts') }));`;
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'glow-own-')));
  const build = path.join(folder, 'node_modules/@glow/build/build');
  mkdirSync(build, { recursive: true });
  cpSync(path.join(root, 'shared/build/packages.js'), path.join(build, 'packages.js'));
  writeFileSync(path.join(build, '../package.json'), '{ "type": "module" }');
  mkdirSync(path.join(folder, 'node_modules/@glow/shared'));
  writeFileSync(path.join(folder, 'node_modules/@glow/shared/package.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `packages.js` of the package says in a folder with this manifest. */
function packagesWith(glow: object | undefined) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'gifts', glow }));
  return spawnSync(process.execPath, ['--input-type', 'module', '--eval', CODE], { cwd: folder, encoding: 'utf8' });
}

test('A package of its own finds the remote of the folder that it is used in', () => {
  const { stdout, stderr } = packagesWith(MANIFEST);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    isRepository: false,
    packages: [{ ...MANIFEST, folder: '.' }],
    root: folder,
    shared: path.join(folder, 'node_modules/@glow/shared'),
    budgets: { gifts: 5000 },
  });
});

test.each<[string, object | undefined]>([
  ['no manifest', undefined],
  ['no name', { ...MANIFEST, name: undefined }],
  ['a name that is no part of a variable', { ...MANIFEST, name: 'gift-cards' }],
  ["the shell's name", { ...MANIFEST, name: 'shell' }],
  ['no team', { ...MANIFEST, team: '' }],
  ['prefixes that are no list', { ...MANIFEST, prefixes: '/gifts' }],
  ['a port that is no number', { ...MANIFEST, port: '3006' }],
])('A folder with %s is refused with a sentence', (_, glow) => {
  expect(packagesWith(glow)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      `${folder} is no folder of a remote: its package.json needs the field "glow" with name`,
    ),
  });
});
