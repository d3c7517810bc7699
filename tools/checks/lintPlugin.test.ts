import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import configuration from '../../oxlint.config.js';
import plugin from './lintPlugin.js';
import { nameLocale } from './lintRules.js';

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

test('Components return texts in elements or fragments only (GEN-140)', () => {
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
  const components = [...whole, ...refused].map(
    (value) => `export function Count() { const name = () => { return 'a'; }; return ${value}; }`,
  );
  const found = refusedLines('text-in-elements', 'error', components);
  expect(found.map((line) => [...whole, ...refused][line])).toEqual(refused);
});

test('A locale is named, in every file (GEN-8)', () => {
  const named = [
    "a.localeCompare(b, 'en')",
    "a.toLocaleString('en-US', {})",
    "new Intl.Collator('en')",
    'Intl.DateTimeFormat().resolvedOptions().timeZone',
    'new Intl.DateTimeFormat().resolvedOptions()',
  ];
  const refused = [
    'a.localeCompare(b)',
    'a?.localeCompare(b, undefined, {})',
    'a.toLocaleString()',
    'a.toLocaleTimeString(undefined, {})',
    'a.toLocaleUpperCase()',
    'new Intl.Collator()',
    'Intl.NumberFormat(undefined, {}).format(a)',
  ];
  const found = refusedLines('no-restricted-syntax', ['error', nameLocale], [...named, ...refused]);
  expect(found.map((line) => [...named, ...refused][line])).toEqual(refused);
  const lists = [configuration, ...configuration.overrides].flatMap(({ rules }: { rules: Record<string, unknown> }) =>
    'glow/no-restricted-syntax' in rules ? [rules['glow/no-restricted-syntax']] : [],
  );
  expect(lists.length).toBeGreaterThan(3);
  for (const list of lists) expect(list).toContain(nameLocale);
});

/** The places of refused lines. */
function refusedLines(name: string, options: unknown, lines: string[]): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-lint-'));
  const jsPlugins = [path.join(__dirname, 'lintPlugin.js')];
  const rules = { [`glow/${name}`]: options };
  writeFileSync(path.join(folder, 'oxlint.json'), JSON.stringify({ jsPlugins, rules, categories: {} }));
  writeFileSync(path.join(folder, 'Count.tsx'), lines.join('\n'));
  const args = [OXLINT, '-c', 'oxlint.json', '--format', 'unix'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return [...stdout.matchAll(/Count\.tsx:(\d+):.*glow\(/g)].map(([, line]) => Number(line) - 1);
}
