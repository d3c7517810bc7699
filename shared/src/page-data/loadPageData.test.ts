import { defineRoutes } from '@glow/shared/app';
import { loadPageData } from '@glow/shared/page-data';
import { createSampleCatalog } from '@glow/shared/samples';

const pageData = { offers: async () => 'offers', things: async () => 'things' };
const Screens = defineRoutes<typeof pageData>([
  { path: '/offers', name: 'offers', hasData: true, keepFor: 60 },
  { path: '/things', name: 'things', hasData: true },
]);

test('who loads the data of a route is told how long it holds, if the route says so', async () => {
  const keepFor = jest.fn(async () => undefined);
  const catalog = { ...createSampleCatalog(), keepFor };
  expect(await loadPageData({ Screens, pageData }, '/things', catalog)).toBe('things');
  expect(keepFor).not.toHaveBeenCalled();
  expect(await loadPageData({ Screens, pageData }, '/offers', catalog)).toBe('offers');
  expect(keepFor).toHaveBeenCalledWith(60);
});

test('a server of before is not told', async () => {
  expect(await loadPageData({ Screens, pageData }, '/offers', createSampleCatalog())).toBe('offers');
});
