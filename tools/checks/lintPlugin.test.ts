import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import plugin from './lintPlugin.js';

const OXLINT = path.resolve('node_modules/oxlint/bin/oxlint');

const LAYERS = [['storage'], ['orders', 'wishlist'], ['app/data'], ['app']];

test.each([
  ['a file of its folder', 'orders/money.ts', './address', false],
  ['an earlier layer', 'orders/money.ts', '../storage/isRecord', false],
  ['an earlier layer by its entry point', 'orders/money.ts', '@glow/shared/storage', false],
  ['a later layer', 'storage/shapes.ts', '../orders/money', true],
  ['a later layer by its entry point', 'storage/shapes.ts', '@glow/shared/orders', true],
  ['its own layer', 'orders/money.ts', '../wishlist', true],
  ['the folder around it', 'app/data/usePageData.ts', '../App', true],
  ['a folder inside', 'app/App.tsx', './data/usePageData', false],
  ['what all may import', 'orders/money.ts', '../pageData', false],
  ['a file beside the folders', 'orders/money.ts', '../routes', true],
  ['another package', 'storage/shapes.ts', '../../../tools/x', false],
  ['a library', 'storage/shapes.ts', 'zustand', false],
  ['a later layer, in a layer that is a file', 'storage.ts', './orders/money', true],
])('A file that imports %s', (_what, file, imported, isRefused) => {
  const report = jest.fn();
  const options: [string, string[][], string[]] = ['/glow/shared/src', LAYERS, ['pageData']];
  const visit = plugin.rules['import-layers'].create({ filename: `/glow/shared/src/${file}`, options, report });
  for (const check of Object.values(visit)) check({ source: { value: imported } });
  visit.ImportExpression({ source: { expressions: [], quasis: [{ value: { cooked: imported } }] } });
  visit.ExportNamedDeclaration({ source: null });
  expect(report).toHaveBeenCalledTimes(isRefused ? 5 : 0);
});

test('Components return texts in elements or fragments only', () => {
  const whole = [
    '<b>{name}</b>',
    'null',
    "isNew && items.length > 0 && !search.has('all') && <>{name}</>",
    'items.map((item) => <li key={item}>{item}</li>)',
    'createPortal(children, ground)',
  ];
  const refused = [
    "of === 1 ? '1 item' : <b>{of} items</b>",
    'children',
    'items.length && <ul>{items}</ul>',
    'of + 1',
    'items.map(nameOf)',
    'format(of)',
  ];
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-lint-'));
  const jsPlugins = [path.join(__dirname, 'lintPlugin.js')];
  const rules = { 'glow/text-in-elements': 'error' };
  writeFileSync(path.join(folder, 'oxlint.json'), JSON.stringify({ jsPlugins, rules, categories: {} }));
  const components = [...whole, ...refused].map(
    (value) => `export function Count() { const name = () => { return 'a'; }; return ${value}; }`,
  );
  writeFileSync(path.join(folder, 'Count.tsx'), components.join('\n'));
  const args = [OXLINT, '-c', 'oxlint.json', '--format', 'unix'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const lines = [...stdout.matchAll(/Count\.tsx:(\d+):.*JSX/g)].map(([, line]) => Number(line));
  rmSync(folder, { recursive: true });
  expect(lines.map((line) => [...whole, ...refused][line - 1])).toEqual(refused);
});
