import type { Product } from '@glow/shared/catalog';
import { createSampleCatalog, sampleProduct, sampleProducts } from '@glow/shared/samples';
import fc from 'fast-check';
import { namedBrands } from './searchTexts';

const [balm, egg, silk] = [
  { name: 'Rosemary’s Crème Rosée', brand: "L'Étoile", description: 'For the Hauptstraße, anti\u2011aging.' },
  { name: 'Œuf Serum', brand: 'Zoë', description: 'An “egg” of a text.', sku: 'GLW.NEW/77' },
  { name: 'Cre\u0300me No 5', brand: 'İpek', description: 'From Zoeva? No: plain.' },
].map((changes, index): Product => ({
  ...{ ...sampleProduct('mkp-004'), tags: [], sku: `GLW-NEW-00${index + 7}` },
  ...{ id: `new-${index}`, variants: undefined, ...changes },
}));
const zoeva = { ...sampleProduct('mkp-006'), id: 'new-3', name: 'Brush', brand: 'Zoeva', sku: 'GLW-NEW-1008' };
const products = [...sampleProducts, balm, egg, silk, zoeva].filter((product) => product !== undefined);
const catalog = createSampleCatalog(products);

async function idsFor(search: string): Promise<string[]> {
  const list = await catalog.list({ search, order: 'relevance' });
  const { products: suggested, corrected } = await catalog.suggest(search);
  expect(corrected).toBeUndefined();
  expect(suggested).toEqual(list.products.slice(0, 6));
  return list.products.map(({ id }) => id);
}

test.each([
  ['creme', ['new-0', 'new-2']],
  ['CRÈME', ['new-0', 'new-2']],
  ['cre\u0300me', ['new-0', 'new-2']],
  ['rosee', ['new-0']],
  ['etoile', ['new-0']],
  ['L’Étoile', ['new-0']],
  ['l etoile', ['new-0']],
  ['hauptstrasse', ['new-0']],
  ['HAUPTSTRAẞE', ['new-0']],
  ["rosemary's", ['new-0']],
  ['rosemarys', ['new-0']],
  ['“rosee creme”', ['new-0']],
  ['anti-aging', ['new-0']],
  ['anti aging', ['new-0']],
  ['antiaging', ['new-0']],
  ['zoe', ['new-3', 'new-1', 'new-2']],
  ['oeuf', ['new-1']],
  ['ŒUF', ['new-1']],
  ['œuf se\u200brum', ['new-1']],
  ['ｏｅｕｆ', ['new-1']],
  ['ipek', ['new-2']],
  ['IPEK', ['new-2']],
])('%s finds %j (COL-160)', async (search, ids) => {
  expect((await idsFor(search)).sort()).toEqual([...ids].sort());
});

test.each([
  ...['GLW-SKN-001', 'skn-001', 'GLWSKN001', 'glw skn 001', '#glw-skn-001', 'SKU: GLW-SKN-001', 'ｇｌｗ‑skn–001'].map(
    (search): [string, string[]] => [search, ['skn-001']],
  ),
  ['glw mkp 005', ['mkp-005']],
  ['glwnew77', ['new-1']],
])('the SKU %s finds %j (COL-161)', async (search, ids) => {
  expect(await idsFor(search)).toEqual(ids);
});

test('a product that has all of a SKU is before those that have its parts elsewhere', async () => {
  expect((await idsFor('glw-new-77'))[0]).toBe('new-1');
});

test('a text without any letter finds nothing (COL-160)', async () => {
  for (const search of ['“”', '-', '&', '%', '\u200b'])
    expect([search, (await catalog.list({ search })).matchCount]).toEqual([search, 0]);
  expect((await catalog.list({ search: ' \u00a0' })).matchCount).toBe(products.length);
});

test('what was probably meant is found without its accents, and shown with them (COL-160)', async () => {
  expect((await catalog.suggest('rosse')).corrected).toBe('rosée');
});

test('a brand is named by its words, however they are spelled (COL-160)', () => {
  const brands = ['Zoeva', 'Zoë', 'L’Étoile', 'e.l.f.', 'Glow Lab'];
  expect(namedBrands(brands, 'ZOE')).toEqual(['Zoeva', 'Zoë']);
  expect(namedBrands(brands, "l'etoile")).toEqual(['L’Étoile']);
  expect(namedBrands(brands, 'elf')).toEqual(['e.l.f.']);
  expect(namedBrands(brands, 'glow-lab')).toEqual(['Glow Lab']);
});

test('a product is found by any of its texts, however that is spelled (COL-160)', async () => {
  const unit = fc.constantFrom(...'abeéèÉœŒßİıøñçΣσς’\'“"-‑–. ｓ\u0301\u200b\u00ad&/,');
  const text = fc.string({ unit, minLength: 1, maxLength: 12 }).filter((value) => /[a-z]/.test(value));
  const respell = fc.constantFrom<(value: string) => string>(
    (value) => value.toUpperCase(),
    (value) => value.normalize('NFD'),
    (value) => value.normalize('NFKC'),
    (value) => value.replace(/['’]/g, 'ʼ'),
    (value) => value.replace(/[-–]/g, '\u2011'),
    (value) => [...value].join('\u200b'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: text, brand: text, description: text, sku: text, tags: fc.array(text, { maxLength: 2 }) }),
      respell,
      async (fields, change) => {
        const own = createSampleCatalog([{ ...zoeva, ...fields }]);
        for (const value of [fields.name, fields.brand, fields.description, fields.sku, ...fields.tags])
          expect((await own.list({ search: change(value) })).matchCount).toBe(1);
      },
    ),
    { numRuns: 100 },
  );
});
