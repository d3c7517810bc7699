import plugin from './lintPlugin.js';

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
])('A file that imports %s', (_what, file, imported, isRefused) => {
  const report = jest.fn();
  const options: [string, string[][], string[]] = ['/glow/shared/src', LAYERS, ['pageData']];
  const visit = plugin.rules['import-layers'].create({ filename: `/glow/shared/src/${file}`, options, report });
  for (const check of Object.values(visit)) check({ source: { value: imported } });
  visit.ExportNamedDeclaration({ source: null });
  expect(report).toHaveBeenCalledTimes(isRefused ? 4 : 0);
});
