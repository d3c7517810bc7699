import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '@glow/shared/catalog';
import { LAYERS, SERVER } from '../../oxlint.config.js';
import { repository } from '../store';

interface Remote {
  name: string;
  folder: string;
  team: string;
  prefixes: string[];
  fragments?: Record<string, string>;
  opens?: Record<string, string>;
  purchase?: { page: string; opens: string };
  slots?: Record<string, { fragment?: string }[]>;
}

const readText = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const remotes = JSON.parse(readText('shared/remotes.json')) as Remote[];

const [, folders = ''] = /^## Where everything is\n([^]*?)^## /m.exec(readText('README.md')) ?? [];

test('.github/CODEOWNERS gives the folder of each remote to its team', () => {
  const owners = readText('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.includes('-mfe/'));
  expect(owners).toEqual(remotes.map(({ folder, team }) => `/${folder}/ @glow/${team.toLowerCase()}`));
});

test.each(remotes)('README.md and its picture have team and pages of $name', (remote) => {
  const row = folders.split('\n').find((line) => line.includes(`(${remote.folder})`));
  expect(row).toContain(`of team ${remote.team}`);
  const picture = readText('docs/system.svg');
  for (const name of [remote.folder, remote.team]) expect(picture).toContain(`>${name}</text>`);
  for (const prefix of remote.prefixes) expect(row).toMatch(new RegExp(`\`${prefix}(/\\*)?\``));
});

const shell = JSON.parse(readText('shared/shell.json')) as Remote;
const [, shared = ''] = /^## Fragments and slots\n([^]*?)^## /m.exec(readText('docs/architecture.md')) ?? [];
const tables = shared.split('\n').filter((line) => line.startsWith('| `'));
const namesOf = ({ name, fragments, opens }: Remote) =>
  Object.keys({ ...fragments, ...opens }).map((own) => `${name}/${own}`);

test('docs/architecture.md has each fragment and slot of the manifests, and no other', () => {
  const listed = tables.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(listed.sort()).toEqual([shell, ...remotes].flatMap(namesOf).sort());
});

test('the menu of shared/remotes.json links each collection', () => {
  const links = remotes.find(({ name }) => name === 'storefront')?.slots?.['shell/shop.links'];
  expect(links).toEqual(collections.map(({ slug, title }) => ({ label: title, to: `/collections/${slug}` })));
});

test('docs/architecture.md says who contributes fragments to which slot', () => {
  for (const { name, slots = {} } of remotes)
    for (const [slot, entries] of Object.entries(slots))
      for (const { fragment } of entries.filter((entry) => entry.fragment))
        expect(tables.find((line) => line.startsWith(`| \`${name}/${fragment}\``))).toContain(`slot \`${slot}\``);
});

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(repository, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

test.each(Object.entries(LAYERS))('each folder of %s/src is in one import layer', (folder, layers) => {
  const listed = layers.flat();
  expect(foldersIn(`${folder}/src`).filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  expect(listed.filter((name) => !existsSync(path.join(repository, folder, 'src', name)))).toEqual([]);
});

test('server/src has the seven folders, and each folder in them is in one import layer', () => {
  expect(foldersIn('server/src').sort()).toEqual([...Object.keys(SERVER), 'testing'].sort());
  for (const [folder, [, layers = []]] of Object.entries(SERVER)) {
    const listed = layers.flat().map(String);
    const missing = (name: string) =>
      !['', '.ts'].some((end) => existsSync(path.join(repository, 'server/src', folder, name + end)));
    expect(listed).toEqual(expect.arrayContaining(foldersIn(`server/src/${folder}`)));
    expect(listed.filter((name, index) => listed.indexOf(name) !== index || missing(name))).toEqual([]);
  }
});

test.each(['server/src', 'shared/src', 'shell/src', 'tools', 'e2e', ...remotes.map(({ folder }) => `${folder}/src`)])(
  'no two files of %s have one name',
  (folder) => {
    const names = readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.(?:[cm]?js|tsx?)$/.test(file) && !/node_modules|templates|interop\W[\w-]+-(host|remote)\W/.test(file),
      )
      .map((file) => path.basename(file).replace(/\.\w+$/, ''))
      .filter((name) => name !== 'index' && name !== 'playwright.config');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

test('tools and e2e use at most sixty names of the server', () => {
  const entries = foldersIn('server/src').map((folder) => `server/src/${folder}/index.ts`);
  const lines = entries
    .filter((file) => existsSync(path.join(repository, file)))
    .flatMap((file) => readText(file).trim().split(/;\n?/))
    .filter(Boolean);
  const names = lines.flatMap(
    (line) => /^export (?:type )?\{([^}]+)\} from '\.[^']+'$/.exec(line)?.[1]?.split(',') ?? [line, line],
  );
  expect(lines.filter((line) => !line.startsWith('export {') && !line.startsWith('export type {'))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(60);
});

test('the page where things are bought is of the remote that names it, as is the fragment', () => {
  const [{ name, purchase, fragments = {}, prefixes } = {} as Remote, ...others] = remotes.filter(
    (remote) => remote.purchase,
  );
  expect([name, others]).toEqual(['checkout', []]);
  expect(prefixes).toContain(purchase?.page);
  expect(Object.keys(fragments)).toContain(purchase?.opens);
});
