import type { CatalogSource, Product } from '@glow/shared/catalog';
import { createSampleCatalog, sampleProducts } from '@glow/shared/samples';
import { catalogReads } from '../shop/catalog/catalogReads';
import { addReads, createPageReads, type PageReads } from './pageReads';

let products: Product[];
let calls: string[];
let reads: PageReads;

beforeEach(() => {
  products = [...sampleProducts];
  calls = [];
  const methods = Object.keys(createSampleCatalog()) as (keyof CatalogSource)[];
  const source = Object.fromEntries(
    methods.map((method) => [
      method,
      (...args: never[]) => {
        calls.push(method);
        return (createSampleCatalog(products)[method] as (...values: never[]) => unknown)(...args);
      },
    ]),
  );
  reads = createPageReads(catalogReads(source as unknown as CatalogSource));
});

function change(id: string, changes: Partial<Product>): void {
  products = products.map((product) => (product.id === id ? { ...product, ...changes } : product));
}

async function recordOf(method: string, ...args: unknown[]) {
  const recorded = reads.record();
  await recorded.read(method, args);
  return recorded;
}

test('a read is made once while nothing has changed', async () => {
  const [first, second] = await Promise.all([recordOf('product', 'skn-001'), recordOf('product', 'skn-001')]);
  await recordOf('product', 'skn-001');
  expect(calls).toEqual(['product']);
  expect(second.reads).toEqual(first.reads);
  expect(reads.isCurrent(first)).toBe(true);
});

test('a price that has changed outdates what shows it, and nothing else', async () => {
  const product = await recordOf('product', 'skn-001');
  const list = await recordOf('list', { collection: 'skincare' });
  const other = await recordOf('product', 'skn-002');
  const makeup = await recordOf('list', { collection: 'makeup' });
  change('skn-001', { price: 79_00 });
  reads.noteChange('product:skn-001');
  const current = [product, list, other, makeup].map(reads.isCurrent);
  expect(await Promise.all(current)).toEqual([false, false, true, true]);
  // the product of another id is not read again
  expect(calls.filter((method) => method === 'product')).toHaveLength(3);
});

test('a product that enters a list outdates the list', async () => {
  const bestsellers = await recordOf('list', { collection: 'bestsellers' });
  change('skn-005', { isBestseller: true });
  reads.noteChange('product:skn-005');
  expect(await reads.isCurrent(bestsellers)).toBe(false);
});

test.each([
  [40, 39, true],
  [12, 11, true],
  [11, 10, false],
  [4, 3, false],
  [1, 0, false],
])('stock that falls from %i to %i leaves what shows it current: %s', async (before, after, isCurrent) => {
  change('skn-002', { stockCount: before });
  const recorded = await recordOf('product', 'skn-002');
  change('skn-002', { stockCount: after });
  reads.noteChange('stock:skn-002');
  expect(await reads.isCurrent(recorded)).toBe(isCurrent);
});

test('a change of stock makes no list read again that does not show the product', async () => {
  await recordOf('list', { collection: 'makeup' });
  reads.noteChange('stock:skn-002');
  await recordOf('list', { collection: 'makeup' });
  expect(calls).toEqual(['list']);
});

test('a change during a read outdates its result', async () => {
  const reading = recordOf('product', 'skn-001');
  change('skn-001', { price: 79_00 });
  reads.noteChange('product:skn-001');
  const recorded = await reading;
  change('skn-001', { price: 69_00 });
  expect(await reads.isCurrent(recorded)).toBe(false);
});

test.each([
  ['anything else', 'query', ['select 1']],
  ['a property of objects', 'constructor', []],
  ['no id', 'product', []],
  ['a number as an id', 'product', [7]],
  ['a page before the first', 'list', [{ page: 0 }]],
  ['a page without end', 'list', [{ page: Infinity }]],
  ['an unknown order', 'list', [{ order: 'name; drop table' }]],
])('%s is not read, and is no fault of what asks', async (_what, method, args) => {
  const recorded = reads.record();
  await expect(recorded.read(method, args)).rejects.toThrow();
  expect([recorded.hasFailed, recorded.reads, calls]).toEqual([true, [], []]);
});

const MANY = Array(101).fill('skn-001');

test.each([
  ['a long text', 'list', [{ search: 'x'.repeat(201) }], [{ search: 'x'.repeat(200) }]],
  ['a text with emoji', 'suggest', ['x'.repeat(199) + '🌹🌹'], ['x'.repeat(199) + '🌹']],
  ['many brands', 'list', [{ brands: Array(120).fill('Velour') }], [{ brands: Array(100).fill('Velour') }]],
  ['a long id', 'product', ['p'.repeat(300)], ['p'.repeat(200)]],
  ['a late page', 'list', [{ page: 999_999 }], [{ page: 999_999 }]],
  ['many ids', 'lines', [[...MANY, 'p'.repeat(201)]], [[...MANY, 'p'.repeat(200)]]],
])('%s of an address is cut and read', async (_what, method, args, expected) => {
  expect((await recordOf(method, ...args)).reads.map(({ key }) => JSON.parse(key))).toEqual([[method, expected]]);
  expect(calls).toEqual([method]);
});

test('a read that fails is told, and made again', async () => {
  const ids = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([]);
  const failing = createPageReads(catalogReads({ ...createSampleCatalog(), ids }));
  const recorded = failing.record();
  await expect(recorded.read('ids', [])).rejects.toThrow('down');
  expect(recorded.hasFailed).toBe(true);
  // a page that was made without it
  expect(await failing.isCurrent(recorded)).toBe(true);
  failing.noteChange('all');
  expect(await failing.isCurrent(recorded)).toBe(false);
  expect(await failing.record().read('ids', [])).toEqual([]);
});

test('reads that go on for too long are refused, and are recorded once they end', async () => {
  const recorded = reads.record();
  for (let index = 0; index < 50; index += 1) await recorded.read('product', [`skn-${index}`]);
  expect(recorded.hasFailed).toBe(false);
  for (let index = 0; index < 10; index += 1)
    await expect(recorded.read('product', ['skn-001'])).rejects.toThrow('too often');
  expect([recorded.hasFailed, recorded.reads.length]).toEqual([true, 50]);
});

describe('what holds for some seconds only', () => {
  const START = Date.parse('2026-11-21T10:00:30.000Z');
  let now: jest.SpyInstance;
  beforeEach(() => (now = jest.spyOn(Date, 'now').mockReturnValue(START)));
  afterEach(() => now.mockRestore());

  async function holding(...seconds: unknown[]) {
    const recorded = reads.record();
    for (const value of seconds) await recorded.read('keepFor', [value]);
    return recorded;
  }

  test('all that holds for a minute ends with the minute, whenever it was made, also as a part of a page', async () => {
    const first = await holding(60);
    now.mockReturnValue(START + 29_000);
    const [last, page] = [await holding(60), reads.record()];
    addReads(page, first);
    expect([first, last, page].map(reads.isCurrent)).toEqual([true, true, true]);
    now.mockReturnValue(START + 30_000);
    expect([first, last, page].map(reads.isCurrent)).toEqual([false, false, false]);
  });

  test('0 seconds are over at once, and the shortest of several times counts', async () => {
    expect(reads.isCurrent(await holding(0))).toBe(false);
    const shortest = await holding(3600, 60, 7200);
    now.mockReturnValue(START + 31_000);
    expect(reads.isCurrent(shortest)).toBe(false);
  });

  test.each([-1, NaN, null, '60', {}, undefined, Infinity])('%p is no time, and changes nothing', async (seconds) => {
    const recorded = await holding(seconds);
    now.mockReturnValue(START + 366 * 24 * 3_600_000);
    expect([reads.isCurrent(recorded), recorded.hasFailed, recorded.reads]).toEqual([true, false, []]);
  });
});
