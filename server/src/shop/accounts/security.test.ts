import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from '../../base/config/project';

const text = readFileSync(join(STORE.root, 'docs/accounts-security.md'), 'utf8');
/** Number, level and reason of each row of the table. */
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([123]) +\| (.+?) +\|$/gm)].map(
  ([, row = '', , reason = '']) => {
    return [row, reason] as const;
  },
);

const tests = ['server/src/shop/accounts', 'account-mfe/src'].flatMap((folder) =>
  readdirSync(join(STORE.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(STORE.root, folder, file), 'utf8')),
);

test('the table has all rows of three chapters', () => {
  const chapters = ['6', '7', '10'].map((chapter) => rows.filter(([row]) => row.startsWith(`${chapter}.`)).length);
  expect(chapters).toEqual([47, 19, 36]);
});

test.each(rows)('%s: %s', (_row, reason) => {
  if (/^(does not apply|not met): .{10}/.test(reason) || /^documented: \[/.test(reason)) return;
  const names = [...reason.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !tests.some((source) => source.includes(`('${name}'`)))).toEqual([]);
});
