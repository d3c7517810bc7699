import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSampleCatalog, sampleProducts } from '@glow/shared/samples';
import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';
import { productStories } from '../data/brandContent';

const headingsOf = (id: string) => productStories[id]?.map(({ heading }) => heading) ?? [];

async function storyAt(id: string, name: string) {
  const { container } = renderRoutes(Screens, `/product/${id}`, { pageData });
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('heading', { name: 'You may also like' });
  const known = Object.keys(productStories).flatMap(headingsOf);
  return [...container.querySelectorAll('h2')]
    .map(({ textContent }) => textContent)
    .filter((text) => known.includes(text));
}

test("A bestseller's page tells its story between the tabs and the related products (PROD-62)", async () => {
  expect(await storyAt('skn-001', 'Glow Radiance Vitamin C Serum')).toEqual(headingsOf('skn-001'));
  const [, ingredient] = productStories['skn-001'] ?? [];
  expect(screen.getByText(ingredient?.text ?? '')).toBeVisible();
  const [first = ''] = headingsOf('skn-001');
  const story = screen.getByRole('heading', { name: first });
  expect(story.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const last = screen.getByRole('heading', { name: headingsOf('skn-001').at(-1) });
  const related = screen.getByRole('heading', { name: 'You may also like' });
  expect(last.compareDocumentPosition(related)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('A product without a story has no chapters', async () => {
  expect(await storyAt('skn-004', 'Bright Eyes Peptide Eye Cream')).toEqual([]);
});

test('A product that is no bestseller any more has no story (PROD-62)', async () => {
  const catalog = createSampleCatalog();
  const record = await catalog.product('skn-001');
  if (!record) throw new Error('There is no serum');
  const dataOf = (isBestseller: boolean) =>
    pageData.product({
      params: { id: 'skn-001' },
      query: new URLSearchParams(),
      catalog: { ...catalog, product: async () => ({ ...record, isBestseller }) },
    });
  expect((await dataOf(true))?.story).toBe(productStories['skn-001']);
  expect((await dataOf(false))?.story).toBeUndefined();
});

test.each(sampleProducts.filter(({ isBestseller }) => isBestseller))(
  'The bestseller $id has two to four chapters with different topics and existing pictures',
  ({ id }) => {
    const chapters = productStories[id] ?? [];
    expect(chapters.length).toBeGreaterThanOrEqual(2);
    expect(chapters.length).toBeLessThanOrEqual(4);
    expect(new Set(chapters.map(({ topic }) => topic)).size).toBe(chapters.length);
    const assets = path.join(__dirname, '../../../shared/assets');
    expect(chapters.filter(({ picture }) => !existsSync(path.join(assets, `${picture}.webp`)))).toEqual([]);
  },
);
