import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleProducts } from '@glow/shared/samples';
import { databaseTotals } from './tables';
import { exportDatabase } from './exportDatabase';
import { importDatabase, insertRow } from './importDatabase';
import { readLines } from '../../base/system/readLines';
import { createCatalogSource } from '../../shop/catalog/catalogSource';
import { migrationNames, recreateSchema } from '../../shop/database/migrate';
import { CONFIRMATION_VALID_MS } from '../../shop/newsletter/askToConfirm';
import { copyDatabaseTemplate } from '../../testing/databaseTemplate';
import { testServer } from '../../testing/testServer';
import { exportedShops, linesOf } from '../../testing/exportedShops';
import { withDatabase } from '../../testing/withDatabase';
import { recordResult } from '../../testing/recordResult';

/** Tables that older versions do not have: they are filled with the samples, and with the store's policy. */
const CATALOG = ['products', 'variants', 'reviews', 'store_policy'];

const opened: Record<string, number> = {};

afterAll(() =>
  recordResult(
    'R27',
    `${Object.entries(opened)
      .map(([what, count]) => `${what} of ${count} versions`)
      .join(', ')} opened, sums equal`,
  ),
);

test('there is an export of each of the last three schema versions', () => {
  const versions = exportedShops.map((file) => linesOf(file)[0]?.migrations?.at(-1));
  expect(versions).toEqual(expect.arrayContaining(migrationNames.slice(-3)));
});

describe.each(exportedShops)('R27: a shop of %s', (file) => {
  const lines = linesOf(file);
  const migrations = lines[0]?.migrations ?? [];
  const sums = lines.at(-1)?.sums;

  test('its data folder is opened by this version, and is the same shop', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'glow-upgrade-'));
    const dataDir = path.join(folder, 'database');
    await copyDatabaseTemplate(dataDir);
    await withDatabase({ dataDir }, (database) =>
      database.transaction(
        async (transaction) => {
          await recreateSchema(transaction, migrations);
          for (const line of lines.filter(({ table }) => table)) await insertRow(transaction, line);
        },
        { limitMs: Infinity },
      ),
    );
    const [totals, applied] = await withDatabase({ dataDir }, async (database) => [
      await databaseTotals(database),
      await database.query('select name from schema_migrations order by name', []),
    ]);
    rmSync(folder, { recursive: true });
    expect(totals).toMatchObject(sums ?? {});
    expect(applied.map(({ name }) => name)).toEqual(migrationNames);
    opened['data folders'] = (opened['data folders'] ?? 0) + 1;
  });

  test('its backup is imported, and is the same shop', async () => {
    const shop = await testServer();
    expect(await importDatabase(shop.database, readLines(file))).toEqual(sums);
    const imported: string[] = [];
    await shop.database.transaction((transaction) => exportDatabase(transaction, (line) => void imported.push(line)));
    const order = lines.find(({ table }) => table === 'idempotency_keys') as { row?: { order_id: string } };
    const found = await shop.server.inject({
      method: 'POST',
      url: '/api/orders/track',
      payload: { orderId: order.row?.order_id, email: 'rose@example.com' },
    });
    const products = await createCatalogSource(shop.database).ids();
    await shop.close();
    expect(products).toEqual(sampleProducts.map(({ id }) => id));
    expect(JSON.parse(imported[0] ?? '').migrations).toEqual(migrationNames);
    const ofShop = imported.map((line) => JSON.parse(line).table).filter((table) => !CATALOG.includes(table));
    // a link that waits is of use as long as it works, which the last migration adds
    const letter = imported
      .map((line) => JSON.parse(line).row)
      .find((row) => row?.body?.includes('/newsletter/confirm'));
    expect(letter.useful_until - letter.created_at).toBe(CONFIRMATION_VALID_MS);
    expect(ofShop).toEqual(lines.map(({ table }) => table).filter((table = '') => !CATALOG.includes(table)));
    expect(found.statusCode).toBe(200);
    opened.backups = (opened.backups ?? 0) + 1;
  });
});
