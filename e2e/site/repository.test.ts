import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LAYERS } from '../../eslint.config.js';
import { repository } from '../store';

interface Remote {
  name: string;
  folder: string;
  team: string;
  prefixes: string[];
  fragments?: Record<string, string>;
}

const readText = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const remotes = JSON.parse(readText('shared/remotes.json')) as Remote[];

const [, map = ''] = /^## Map of the store\n([^]*?)^## /m.exec(readText('README.md')) ?? [];

test('.github/CODEOWNERS gives the folder of each remote to its team', () => {
  const owners = readText('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.includes('-mfe/'));
  expect(owners).toEqual(remotes.map(({ folder, team }) => `/${folder}/ @glow/${team.toLowerCase()}`));
});

test.each(remotes)('the map in README.md has team, pages and fragments of $name', (remote) => {
  const row = map.split('\n').find((line) => line.includes(`(${remote.folder})`));
  expect(row).toContain(`${remote.team}, [`);
  for (const prefix of remote.prefixes) expect(row).toMatch(new RegExp(`\`${prefix}(/\\*)?\``));
  for (const fragment of Object.keys(remote.fragments ?? {}))
    expect(map).toContain(`(${remote.team}, \`${fragment}\`)`);
});

test.each(Object.entries(LAYERS))('each folder of %s/src is in one import layer', (folder, layers) => {
  const sources = path.join(repository, folder, 'src');
  const folders = readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const listed = layers.flat();
  expect(folders.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  expect(listed.filter((name) => !existsSync(path.join(sources, name)))).toEqual([]);
});
