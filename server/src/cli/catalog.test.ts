import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openAdminSocket } from '../backup/adminSocket';
import { createCatalogSource } from '../catalog/catalogSource';
import { applyChanges, saveChanges } from '../database/catalogChanges';
import type { Database } from '../database/Database';
import { embeddedDatabase } from '../testing/temporaryDatabase';

const execute = promisify(execFile);
let folder: string;
let database: Database;
let closeDatabase: () => Promise<void>;
let closeSocket: () => void;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glow-catalog-'));
  ({ database, close: closeDatabase } = await embeddedDatabase());
  closeSocket = await openAdminSocket(folder, database);
});
afterAll(async () => {
  closeSocket();
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run catalog` beside the running server. */
async function catalog(...args: string[]): Promise<{ code: number; text: string }> {
  const command = ['--import', 'tsx', join(__dirname, 'catalog.ts'), ...args];
  const options = { env: { PATH: process.env.PATH, DATA_DIR: folder }, cwd: join(__dirname, '../..') };
  return execute(process.execPath, command, options).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: stderr }),
  );
}

test('an owner changes a price and stock while the shop is open', async () => {
  expect(await catalog('set', 'mkp-005-plum', 'price=31.50', 'stock=2')).toEqual({
    code: 0,
    text: 'mkp-005: plum.stock 4 → 2, plum.price none → 31.50\n1 product changed.\n',
  });
  expect((await catalog('set', 'skn-002', 'price=99', 'originalPrice=125', 'discontinued=no')).text).toContain(
    'price 125.00 → 99.00',
  );
  const source = createCatalogSource(database);
  const { 'mkp-005-plum': plum, 'skn-002': cream } = await source.lines(['mkp-005-plum', 'skn-002']);
  expect(plum?.variant).toMatchObject({ price: 3150, stockCount: 2 });
  expect(cream?.product).toMatchObject({ price: 9900, originalPrice: 12500 });
});

test.each([
  [['set', 'skn-002', 'price=1.005'], 'price: has at most two decimals.\nNothing has changed.\n'],
  [['set', 'skn-999', 'price=1'], 'There is nothing with the id skn-999: npm run catalog -- export lists all.\n'],
  [['set', 'skn-002', 'name=x'], '"name=x" sets nothing'],
  [['set', 'skn-002'], 'npm run catalog takes one of'],
  [['import', '/nonexistent.csv'], 'There is no file /nonexistent.csv to import.\n'],
  [['export', 'catalog.xls'], 'is neither a .json nor a .csv file.\n'],
  [['erase'], 'npm run catalog takes one of'],
])('%j is refused', async (args, message) => {
  const { code, text } = await catalog(...args);
  expect(code).toBe(1);
  expect(text).toContain(message);
});

test('an import changes all or nothing, says beforehand what it would change, and an export then imports as no change', async () => {
  const file = join(folder, 'catalog.csv');
  const priceOf = async () => (await createCatalogSource(database).product('skn-003'))?.price;
  writeFileSync(file, 'id,price\nskn-003,35\nskn-004,-1\n');
  expect(await catalog('import', file)).toEqual({
    code: 1,
    text: 'Row 3, price: cannot be negative.\nNothing has changed.\n',
  });
  writeFileSync(file, 'id,price\nskn-003,35\nskn-004,72\n');
  expect((await catalog('import', file, '--dry-run')).text).toBe(
    'skn-003: price 34.00 → 35.00\n1 product would change.\n',
  );
  expect(await priceOf()).toBe(3400);
  expect((await catalog('import', file)).text).toContain('1 product changed.');
  expect(await priceOf()).toBe(3500);
  expect((await catalog('export', file)).text).toBe(`${file}\n12 products\n`);
  expect(readFileSync(file, 'utf8')).toContain('Cloud Foam Gentle Cleanser');
  expect((await catalog('import', file)).text).toBe('Nothing changes.\n');
});

describe('an import that is interrupted', () => {
  const step = JSON.stringify({
    products: [],
    variants: [],
    reviews: [],
    stock: [{ line_id: 'skn-005', product_id: 'skn-005', pieces: 9 }],
  });
  const piecesLeft = async () =>
    (await database.query("select pieces from stock where line_id = 'skn-005'", []))[0]?.pieces;

  test('before it is written down changes nothing', async () => {
    async function* cutShort() {
      yield step;
      throw new Error('gone');
    }
    await expect(saveChanges(database, cutShort())).rejects.toThrow('gone');
    await applyChanges(database);
    expect(await piecesLeft()).toBe(64);
  });

  test('afterwards is continued', async () => {
    await database.query('delete from catalog_changes', []);
    await database.query('insert into catalog_changes values (0, $1, 1)', [step]);
    await applyChanges(database);
    expect(await piecesLeft()).toBe(9);
    expect(await database.query('select * from catalog_changes', [])).toEqual([]);
  });
});
