import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from '../../tools/build/packages.js';
import { repository } from '../store';

/** The sources of a package that run in a browser. */
function sourcesOf(folder: string): string {
  const below = path.join(repository, folder, 'src');
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|[\\/])testing[\\/]/.test(file))
    .map((file) => readFileSync(path.join(below, file), 'utf8'))
    .join('\n');
}

const sources = [...packages.map(({ folder }) => folder), 'shared'].map(sourcesOf).join('\n');

const found = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name = '', area]) => ({ name, area }));

/** Values of `createPersistedValue` and of `createUserCollection`, with the area if it is given. */
const values = found(/createPersistedValue\(\s*'(\w+)'[^;]*?(?:, '(sessionStorage)')?\)[,;]/g);
const lists = found(/createUserCollection\(\s*'(\w+)'/g);
const direct = found(/\bsessionStorage\.setItem\((\w+)/g);
const early = found(/storage\.(glow_early) =/g);

/** The keys that a rule names. */
function keysIn(rule: string): string[] {
  const rules = readFileSync(path.join(repository, 'docs/store-rules.md'), 'utf8');
  const [, text = ''] = new RegExp(`^- \\*\\*${rule}\\*\\* (.*)$`, 'm').exec(rules) ?? [];
  return [...text.matchAll(/`(glow_\w+)`/g)].map(([, key = '']) => key).sort();
}

test('the keys of what a browser keeps for good and for a tab are in the rules (DATA-1, DATA-2, DATA-3)', () => {
  const persisted = [...values, ...lists];
  const keysOf = (area?: string) => persisted.filter((one) => one.area === area).map(({ name }) => `glow_${name}`);
  expect([...new Set(keysOf())].sort()).toEqual(keysIn('DATA-2'));
  const ofTab = new Set([...keysOf('sessionStorage'), 'glow_scroll', ...early.map(({ name }) => name)]);
  expect([...ofTab].sort()).toEqual(keysIn('DATA-3'));
  expect(direct.map(({ name }) => name)).toEqual(['POSITIONS_KEY']);
  expect(sources).toContain("const POSITIONS_KEY = 'glow_scroll'");
});
