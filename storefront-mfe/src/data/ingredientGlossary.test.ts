import { createSampleCatalog, sampleProducts } from '@glow/shared/samples';
import { explainedIngredients } from '../pageData';

test('Ingredients are explained in the order of the pack, by their names on it, each sentence once (PROD-82)', () => {
  const explained = explainedIngredients(['Aqua', 'Ceramide NP', 'Ceramide AP', 'Sodium Hyaluronate', 'Squalane']);
  expect(explained.map(({ name }) => name)).toEqual(['Ceramide NP', 'Sodium Hyaluronate', 'Squalane']);
  for (const { text } of explained) expect(text).toMatch(/^[A-Z][^.]+\.$/);
});

test('At most six are explained (PROD-82)', async () => {
  const record = await createSampleCatalog().product('skn-002');
  expect(explainedIngredients(record?.ingredients ?? [])).toHaveLength(6);
});

test.each(sampleProducts.map(({ id }) => id))('Something of %s is explained', async (id) => {
  const record = await createSampleCatalog().product(id);
  expect(explainedIngredients(record?.ingredients ?? [])).not.toEqual([]);
});
