import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { anOrder, temporaryDatabase, withDatabase } from '@glow/server/testing';
import { blocksOf } from '../documented';
import { repository } from '../store';
import { checkInvariants, AMPLE_STOCK, NO_VIOLATIONS } from './invariants';
import { LoadGenerator, placeOrder } from './loadGenerator';
import { recordResult, times } from './repetitions';
import { openShop } from './shop';

const execute = promisify(execFile);

test('R24: a backup taken under load is whole, and moves to another PostgreSQL without a difference', async () => {
  const store = await openShop();
  const dataDir = store.databaseFolder;
  const buyers = new LoadGenerator(() => [store.url], 4);
  await wait(times(3000, 700));
  const before = [...buyers.acknowledged];
  const { file, sums } = await runDatabase({ dataDir }, 'backup', store.dataFolder);
  await buyers.stop();
  await store.close();
  expect(buyers.unexpectedResponses).toEqual([]);

  const { url: databaseUrl, close } = await temporaryDatabase();
  const { sums: totals } = await runDatabase({ dataDir, databaseUrl }, 'import', file);
  const faults = await withDatabase({ dataDir, databaseUrl }, (copy) => checkInvariants(copy, before));
  const again = await runDatabase({ dataDir, databaseUrl }, 'export', path.join(store.dataFolder, 'again.jsonl'));
  await close();
  const lines = readFileSync(file, 'utf8');
  expect(readFileSync(again.file, 'utf8')).toBe(lines);
  expect(totals).toEqual(sums);
  expect(faults).toEqual(NO_VIOLATIONS);
  expect((totals['pieces in stock'] ?? 0) + (totals['pieces ordered'] ?? 0)).toBe(AMPLE_STOCK * (totals.stock ?? 0));
  expect(await store.violations(buyers.acknowledged)).toEqual(NO_VIOLATIONS);
  recordResult(
    'R24',
    `hot backup under 4 buyers: ${counts(totals)}; ${before.length} orders acknowledged before it, ${faults.missing} missing; moved: 0 differences in ${lines.trimEnd().split('\n').length} lines`,
  );
  await store.remove();
});

test('R30: the restore drill of docs/operating.md brings every order back, and cancelled ones as cancelled', async () => {
  const store = await openShop();
  const ids = [];
  for (const key of ['drill-1', 'drill-2', 'drill-3'])
    ids.push(JSON.parse((await placeOrder(store.url, anOrder(), key)).body).order.id);
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: store.databaseFolder,
    RELEASES_DIR: store.releasesFolder,
    backups: store.dataFolder,
    restored: path.join(store.dataFolder, 'restored'),
  };
  const bash = (script: string) => execute('bash', ['-euo', 'pipefail', '-c', script], { env, cwd: repository });
  await bash(`npm run glow -- shop orders cancel ${ids[0]}`);
  const { stdout } = await bash(drill());
  await store.close();
  const totalsOf = async (dataDir: string) =>
    (await runDatabase({ dataDir }, 'export', path.join(store.dataFolder, 'totals.jsonl'))).sums;
  const [before, after] = [await totalsOf(store.databaseFolder), await totalsOf(env.restored)];
  await store.remove();
  for (const id of ids.slice(1)) expect(stdout).toMatch(new RegExp(`^${id} .* processing `, 'm'));
  expect(stdout).toMatch(new RegExp(`^${ids[0]} .* cancelled `, 'm'));
  expect(after).toEqual(before);
  recordResult('R30', `${counts(after)} restored as the drill says, sums equal`);
});

/** Runs a command of `glow db` that ends with a file or a database, and its sums. */
async function runDatabase(
  { dataDir, databaseUrl = '' }: { dataDir: string; databaseUrl?: string },
  ...command: string[]
): Promise<{ file: string; sums: Record<string, number> }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const { stdout } = await execute(process.execPath, ['tools/glow.js', 'db', ...command], { env, cwd: repository });
  const [file = '', sums = ''] = stdout.split('\n');
  return { file, ...JSON.parse(sums) };
}

/** The lines of the drill in docs/operating.md but the first and the last, which make and remove its folders. */
function drill(): string {
  const [block = ''] = blocksOf('docs/operating.md', { section: 'Backup' });
  return block.trim().split('\n').slice(1, -1).join('\n');
}

function counts({ orders, order_lines: lines, receipts, outbox }: Record<string, number>): string {
  return `${orders} orders, ${lines} lines, ${receipts} receipts, ${outbox} messages`;
}
