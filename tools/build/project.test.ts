import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteProject, routesOf, storeProject } from './project.js';
import { requireOrigins } from './plugins/writeRelease.js';

const MANIFEST = { name: 'gifts', team: 'Gifts', prefixes: ['/gifts'], port: 3006, budgets: { gifts: 5000 } };
let folder: string;

beforeEach(() => (folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'glow-own-')))));

/** The project of a folder with this manifest. */
function projectWith(glow: object | undefined) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'gifts', glow }));
  return remoteProject(folder);
}

test('The project of a remote in a repository of its own is what its manifest says', () => {
  expect(projectWith(MANIFEST)).toEqual({
    root: folder,
    isStore: false,
    packages: [{ ...MANIFEST, folder: '.' }],
    budgets: { gifts: { gifts: 5000 } },
  });
});

test('The project of the store has the shell first, and a budget for each package', () => {
  const { isStore, packages, budgets } = storeProject();
  expect(isStore).toBe(true);
  expect(packages[0]).toMatchObject({ name: 'shell', folder: 'shell', port: 3000 });
  expect(Object.keys(budgets).sort()).toEqual(packages.map(({ name }) => name).sort());
});

test('Each remote of the store has what a repository of its own would have to have', () => {
  const remotes = storeProject().packages.slice(1);
  const lacking = remotes.flatMap((remote) => {
    try {
      projectWith(remote);
      return [];
    } catch {
      return [`shared/remotes.json: ${remote.name} needs a name, a team, a list of prefixes and a port.`];
    }
  });
  expect(lacking).toEqual([]);
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
  expect(() => projectWith(glow)).toThrow(
    `${folder} is no folder of a remote: its package.json needs the field "glow" with name`,
  );
});

test('A release states its backends, and one without any is as it was', () => {
  const backends = ['https://gifts.example', 'http://localhost:3100'];
  requireOrigins({ ...MANIFEST, folder: '.', backends });
  expect(routesOf({ ...MANIFEST, folder: '.', backends })).toMatchObject({ backends });
  expect(JSON.stringify(routesOf({ ...MANIFEST, folder: '.' }))).not.toContain('backends');
});

test.each([
  ['package.json', '.', ['https://gifts.example/api']],
  ['package.json', '.', ['https://*.example']],
  ['package.json', '.', 'https://gifts.example'],
  ['shared/remotes.json', 'gifts-mfe', ['http://gifts.example']],
])('A backend in %s that is no origin is refused with the file: %s %j', (file, of, backends) => {
  expect(() => requireOrigins({ ...MANIFEST, folder: of, backends: backends as string[] })).toThrow(
    `${file}: "backends" of gifts is a list of origins such as https://gifts.example`,
  );
});
