import { sampleProducts } from '@glow/shared/samples';
import { applyChanges, readSetAside, saveChanges, settleSetAside, type CatalogStep } from './catalogChanges';
import type { Row } from '../../base/database/Database';
import { openingProblem } from '../database/openDatabase';
import { planImport } from './import/planImport';
import { readPlaced } from './productRows';
import { joinRows, rowsOf } from './saveProducts';
import { sharedDatabase } from '../../testing/sharedStore';

const NOTHING = { ingredients: [], benefits: [], reviews: [], isDiscontinued: false };

/** The step of an import that changes the prices of products, in cents; the database refuses a negative one. */
function stepOf(prices: Record<string, number>): CatalogStep {
  const rows = Object.entries(prices).map(([id, price]) => {
    const position = sampleProducts.findIndex((product) => product.id === id);
    const product = sampleProducts[position];
    if (!product) throw new Error(`There is no ${id}`);
    const audit = [{ operator: 'ann', subject: id, change: `${price}` }];
    return { ...rowsOf({ ...product, ...NOTHING, price }, position), audit };
  });
  return joinRows(rows);
}

const database = sharedDatabase();

afterEach(() => database.sql('delete from catalog_changes'));

const pricesOf = async (...ids: string[]) => {
  const rows = await database.sql('select id, price from products');
  return ids.map((id) => rows.find((row) => row.id === id)?.price);
};
const waiting = async () => (await database.sql('select position from catalog_changes')).length;
const writeDown = (position: number, step: unknown) =>
  database.sql(
    'insert into catalog_changes (position, rows, is_complete) values ($1, $2, 1)',
    position,
    typeof step === 'string' ? step : JSON.stringify(step),
  );

test.each([false, true])('one wrong product of an import changes nothing and is named (dry: %s)', async (isDryRun) => {
  const before = await pricesOf('skn-002', 'skn-003', 'skn-004');
  const steps = [stepOf({ 'skn-002': 1 }), stepOf({ 'skn-003': 1, 'skn-004': -1 })];
  await expect(saveChanges(database, steps, isDryRun)).rejects.toThrow(
    /^GLOW-342 skn-004 cannot be saved: .*products_price_check.*\. Nothing has changed\.$/,
  );
  await applyChanges(database);
  expect(await pricesOf('skn-002', 'skn-003', 'skn-004')).toEqual(before);
  expect(await database.sql("select * from audit_log where subject = 'skn-002'")).toEqual([]);
});

test('a dry run changes nothing, and leaves an import that is being written down alone', async () => {
  const before = await pricesOf('skn-002', 'skn-003');
  async function* steps() {
    yield stepOf({ 'skn-002': 8600 });
    await saveChanges(database, [stepOf({ 'skn-002': 1 }), stepOf({ 'skn-003': 2 })], true);
    expect(await pricesOf('skn-002', 'skn-003')).toEqual(before);
    yield stepOf({ 'skn-003': 3600 });
  }
  await saveChanges(database, steps());
  expect(await pricesOf('skn-002', 'skn-003')).toEqual([8600, 3600]);
  expect(await waiting()).toBe(0);
});

test('of two imports that are written down at the same time, the earlier is refused', async () => {
  async function* steps() {
    yield stepOf({ 'skn-002': 1 });
    await saveChanges(database, [stepOf({ 'skn-002': 8700 })]);
  }
  await expect(saveChanges(database, steps())).rejects.toThrow('Another import was started meanwhile');
  expect(await pricesOf('skn-002')).toEqual([8700]);
});

test('a written step that cannot be applied is set aside, and keeps nothing else from being done', async () => {
  await writeDown(0, '{"products":[{"id":"skn-002","descr');
  await writeDown(1, stepOf({ 'skn-003': 3700, 'skn-004': -1 }));
  await writeDown(2, stepOf({ 'skn-005': 4100 }));
  expect(await openingProblem(database)).toContain('JSON');
  const failed = await applyChanges(database);
  expect(failed).toEqual([
    expect.stringMatching(/^GLOW-364 Step 0 of an import \(its products cannot be read\) is set aside, .*JSON/),
    expect.stringMatching(
      /^GLOW-364 Step 1 of an import \(skn-003, skn-004\) is set aside, because it cannot be applied: .*products_price_check/,
    ),
  ]);
  expect(await readSetAside(database)).toEqual(failed);
  expect(await applyChanges(database)).toEqual([]);
  expect(await openingProblem(database)).toBeUndefined();
  await saveChanges(database, [stepOf({ 'skn-002': 8800 })]);
  expect(await pricesOf('skn-002', 'skn-005')).toEqual([8800, 4100]);
  expect(await readSetAside(database)).toEqual(failed);
});

test('a step that is set aside is tried again or dropped by its number, or all are', async () => {
  await writeDown(4, 'no JSON');
  await writeDown(5, stepOf({ 'skn-003': 3800, 'skn-004': 7100 }));
  await database.query('alter table products add check (price <> 7100)');
  await applyChanges(database);
  await expect(settleSetAside(database, { step: 5, isDropped: false })).rejects.toThrow('Step 5 of an import');
  expect(await readSetAside(database)).toHaveLength(2);
  await database.query('alter table products drop constraint products_price_check1');
  expect(await settleSetAside(database, { step: 5, isDropped: false })).toBe('1 step applied.');
  expect(await pricesOf('skn-003', 'skn-004')).toEqual([3800, 7100]);
  await expect(settleSetAside(database, { step: 5, isDropped: true })).rejects.toThrow('No such step');
  expect(await settleSetAside(database, { isDropped: true })).toBe('1 step dropped.');
  expect(await readSetAside(database)).toEqual([]);
});

test('a step adds to the pieces that there are, never below 0; one of an older version sets them (ADM-13)', async () => {
  const sell = (pieces: number) =>
    database.sql("update stock set pieces = pieces - $1 where line_id = 'skn-005'", pieces);
  const piecesAfter = async (stock: Row, sold: number) => {
    await database.sql("update stock set pieces = 40 where line_id = 'skn-005'");
    const step = { ...stepOf({ 'skn-005': 4200 }), stock: [{ ...ofFive, ...stock }] };
    async function* steps() {
      yield step;
      await sell(sold);
    }
    await saveChanges(database, steps());
    return database.value("select pieces from stock where line_id = 'skn-005'");
  };
  const ofFive = { line_id: 'skn-005', product_id: 'skn-005' };
  expect(await piecesAfter({ pieces: 45, added: 5 }, 7)).toBe(38);
  expect(await piecesAfter({ pieces: 10, added: -30 }, 20)).toBe(0);
  expect(await piecesAfter({ pieces: 9 }, 7)).toBe(9);
});

test('a step that was made on facts which somebody has changed since is refused by name, and set aside once it is written down', async () => {
  const change = { value: { id: 'skn-003', price: 36 }, variantRows: [] };
  const { steps } = await planImport(await readPlaced(database, ['skn-003']), [change]);
  await database.sql("update products set name = 'Renamed' where id = 'skn-003'");
  const problem = 'skn-003 was changed meanwhile';
  await expect(saveChanges(database, steps, true)).rejects.toThrow(problem);
  await expect(saveChanges(database, steps)).rejects.toThrow(problem);
  await writeDown(1, steps[0]);
  expect(await applyChanges(database)).toEqual([expect.stringContaining(problem)]);
  const [product] = await database.sql("select name, price from products where id = 'skn-003'");
  expect(product).toMatchObject({ name: 'Renamed' });
  expect(product?.price).not.toBe(3600);
});

test('no step takes the stock of another product', async () => {
  const { stock, ...rows } = stepOf({ 'skn-002': 8900 });
  const plum = { line_id: 'mkp-005-plum', product_id: 'skn-002', pieces: 1 };
  const foreign = { ...rows, stock: [...stock, plum] };
  await expect(saveChanges(database, [foreign])).rejects.toThrow('mkp-005-plum is already sold as a choice of mkp-005');
});
