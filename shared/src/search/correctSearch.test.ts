import { createSampleCatalog, sampleProducts } from '@glow/shared/samples';
import { spellingQueries as queries } from '@glow/shared/testing';
import { correctSearch, createSpelling } from './correctSearch';

const catalog = createSampleCatalog(sampleProducts);

test('of 200 labelled queries, the first product is nearly always right', async () => {
  const wrong: string[] = [];
  for (const [text, ids] of queries) {
    const { products } = await catalog.suggest(text);
    if (!ids.split(' ').includes(products[0]?.id ?? '')) wrong.push(text);
  }
  // spelled by ear, with half of the letters wrong
  expect(wrong).toEqual(['fowndashun', 'consiler', 'hyliter']);
  expect(queries).toHaveLength(200);
});

test.each([
  ['a text that matches is not corrected', 'lipstick', undefined],
  ['a brand that matches is not corrected', 'velour', undefined],
  ['a word', 'lipstik', 'lipstick'],
  ['each word', 'velvt mat lipstik', 'velvet mat lipstick'],
  ['a phrase that is written as one word', 'nightcream', 'night cream'],
  ['a word beside one that is nowhere', 'lipstik xyzzy', 'lipstick'],
  ['nothing that is like it', 'xyzzy', undefined],
  ['nothing', '   ', undefined],
])('%s: %s', async (_, text, corrected) => {
  expect((await catalog.suggest(text)).corrected).toBe(corrected);
});

test('at most five texts are tried', async () => {
  const find = jest.fn(async () => undefined);
  const spelling = createSpelling(['rose', 'nose', 'hose', 'pose', 'dose', 'rise', 'wise']);
  expect(await correctSearch('rosa wisa nosa dosa hosa posa risa', spelling, find)).toBeUndefined();
  expect(find).toHaveBeenCalledTimes(5);
});
