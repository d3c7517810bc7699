import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { importDatabase } from '../../server/src/backup/importDatabase';
import { exportDatabase } from '../../server/src/backup/exportDatabase';
import { readLines } from '../../server/src/backup/readLines';
import { databaseTotals, type DatabaseTotals } from '../../server/src/backup/databaseTotals';
import { anOrder } from '../../server/src/testing/anOrder';
import { testServer, type TestServer } from '../../server/src/testing/testServer';
import { repository } from '../store';
import { checkInvariants, AMPLE_STOCK, NO_VIOLATIONS, fillStock, withDatabase } from './invariants';
import { LoadGenerator, placeOrder } from './loadGenerator';
import { payloads, textFields, withText } from './payloads';
import { recordResult, times } from './scale';
import { apiStore, engines, postgresFor } from './shop';

const execute = promisify(execFile);
const target = engines.at(-1) ?? 'embedded';

test('R24: a backup taken under load is whole, and moves to the other engine and back without a difference', async () => {
  const store = apiStore();
  const dataDir = store.databaseFolder;
  await fillStock({ dataDir });
  await store.open();
  const buyers = new LoadGenerator(() => [store.url], 4);
  await wait(times(3000, 700));
  const before = [...buyers.acknowledged];
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  const { stdout } = await execute(process.execPath, ['tools/glow.js', 'db', 'backup', store.dataFolder], {
    env,
    cwd: repository,
  });
  await buyers.stop();
  await store.close();
  expect(buyers.unexpectedResponses).toEqual([]);
  const [file = ''] = stdout.split('\n');

  const copy = await testServer(target);
  const totals = await importDatabase(copy.database, readLines(file));
  const faults = await checkInvariants(copy.database, before);
  const copiedLines = await linesOf(copy);
  const restored = await testServer();
  await importDatabase(restored.database, Readable.from(copiedLines));
  const restoredLines = await linesOf(restored);
  await Promise.all([copy.close(), restored.close()]);
  expect(restoredLines.join('\n')).toBe(readFileSync(file, 'utf8').trimEnd());
  expect(faults).toEqual(NO_VIOLATIONS);
  expect((totals['pieces in stock'] ?? 0) + (totals['pieces ordered'] ?? 0)).toBe(AMPLE_STOCK * (totals.stock ?? 0));
  const after = await withDatabase({ dataDir }, (database) => checkInvariants(database, buyers.acknowledged));
  expect(after).toEqual(NO_VIOLATIONS);
  recordResult(
    'R24',
    `hot backup under 4 buyers: ${counts(totals)}; ${before.length} orders acknowledged before it, ${faults.missing} missing; to ${target} and back: 0 differences in ${restoredLines.length} lines`,
  );
  await store.remove();
});

test('R26: both engines give the same answers to the same requests', async () => {
  const transcripts = [];
  for (const engine of engines) transcripts.push(await transcript(engine));
  const [one = [], other = one] = transcripts;
  recordResult(
    'R26',
    engines.length > 1
      ? `${one.length} requests to ${engines.join(' and ')}: 0 differences`
      : `skipped: this machine has no PostgreSQL; ${one.length} requests to embedded alone`,
  );
  expect(other).toEqual(one);
});

test.each(engines)(
  '%s R30: the restore drill of docs/operating.md brings every order back, and cancelled ones as cancelled',
  async (engine) => {
    const [postgres, restored] = [await postgresFor(engine), await postgresFor(engine)];
    const store = apiStore({ DATABASE_URL: postgres?.url ?? '' });
    const choice = { databaseUrl: postgres?.url, dataDir: store.databaseFolder };
    await fillStock(choice);
    await store.open();
    const ids = [];
    for (const key of ['drill-1', 'drill-2', 'drill-3'])
      ids.push(JSON.parse((await placeOrder(store.url, anOrder(), key)).body).order.id);
    const env = {
      ...process.env,
      DATABASE_URL: postgres?.url ?? '',
      DATA_DIR: store.databaseFolder,
      RELEASES_DIR: store.releasesFolder,
      BACKUPS: store.dataFolder,
      RESTORED: restored?.url ?? path.join(store.dataFolder, 'restored'),
    };
    const bash = (script: string) => execute('bash', ['-euo', 'pipefail', '-c', script], { env, cwd: repository });
    await bash(`npm run glow -- shop orders cancel ${ids[0]}`);

    const { stdout } = await bash(drillOf(engine)).catch((error: { stdout?: string }) => ({
      stdout: error.stdout ?? '',
    }));
    await store.close();
    const totals = (databaseUrl: string | undefined, dataDir: string) =>
      withDatabase({ databaseUrl, dataDir }, (database) => databaseTotals(database));
    const [before, after] = [
      await totals(postgres?.url, store.databaseFolder),
      await totals(restored?.url, env.RESTORED),
    ];
    await store.remove();
    await Promise.all([postgres?.stop(), restored?.stop()]);
    // the temporary PostgreSQL does not flush, which is the only thing that `doctor` may find
    expect([...stdout.matchAll(/^FAILS +(\w+)/gm)].map(([, line]) => line)).toEqual(postgres ? ['log'] : []);
    for (const id of ids.slice(1)) expect(stdout).toMatch(new RegExp(`^${id} .* processing `, 'm'));
    expect(stdout).toMatch(new RegExp(`^${ids[0]} .* cancelled `, 'm'));
    expect(after).toEqual(before);
    recordResult('R30', `${engine}: ${counts(after)} restored as the drill says, sums equal`);
  },
);

/** The lines of the drill in docs/operating.md; `doctor` may fail, and the next line is run all the same. */
function drillOf(engine: string): string {
  const docs = readFileSync(path.join(repository, 'docs/operating.md'), 'utf8');
  const [, lines = ''] = new RegExp(`<!-- drill ${engine} -->\\s+\`\`\`\\n([^]*?)\`\`\``).exec(docs) ?? [];
  return lines.replace(/doctor$/m, engine === 'postgres' ? 'doctor || true' : 'doctor');
}

/** Responses to valid, invalid, read, tracked and repeated orders, without random values and timestamps. */
async function transcript(engine: string): Promise<string[]> {
  const shop = await testServer(engine);
  const entries: string[] = [];

  async function send(
    method: 'GET' | 'POST',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ body: string; cookie: string }> {
    const response = await shop.server.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
      remoteAddress: `10.0.0.${entries.length % 250}`,
    });
    entries.push(
      `${method} ${response.statusCode} ${response.headers['idempotency-replayed'] ?? ''} ${response.body.replace(/GLW-[0-9A-Z]{12}/g, 'GLW').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')}`,
    );
    return { body: response.body, cookie: String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  }

  for (const [index, field] of textFields.entries()) {
    const payload = withText(anOrder(), field, payloads[index % payloads.length] ?? '');
    await send('POST', '/api/orders', payload, { 'idempotency-key': field });
    await send('POST', '/api/orders', payload, { 'idempotency-key': field });
    await send('POST', '/api/orders', anOrder(), { 'idempotency-key': field });
  }
  const { body, cookie } = await send('POST', '/api/orders', anOrder({ 'mkp-002': 2 }));
  const id = JSON.parse(body).order?.id ?? 'none';
  for (const headers of [{ cookie }, {}])
    await send('GET', `/api/orders/${id}`, undefined, headers as Record<string, string>);
  for (const email of ['rose@example.com', 'lily@example.com'])
    await send('POST', '/api/orders/track', { orderId: id, email });
  for (const email of ['rose@example.com', 'ROSE@example.com', 'rose'])
    await send('POST', '/api/newsletter/subscribe', { email });
  await send(
    'POST',
    '/api/orders',
    anOrder(undefined, { paymentMethod: { type: 'card', last4: '0002', brand: 'visa' } }),
  );
  for (let order = 0; order < 12; order += 1) await send('POST', '/api/orders', anOrder({ 'skn-003': 99 }));
  for (const url of ['/api/openapi.json', '/readyz', '/healthz']) await send('GET', url);
  await shop.close();
  return entries;
}

async function linesOf(shop: TestServer): Promise<string[]> {
  const lines: string[] = [];
  await shop.database.transaction((transaction) => exportDatabase(transaction, (line) => void lines.push(line)));
  return lines;
}

function counts({ orders, order_lines: lines, receipts, outbox }: DatabaseTotals): string {
  return `${orders} orders, ${lines} lines, ${receipts} receipts, ${outbox} messages`;
}
