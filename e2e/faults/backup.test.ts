import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { importDatabase } from '../../server/src/operations/backup/importDatabase';
import { exportDatabase } from '../../server/src/operations/backup/exportDatabase';
import { readLines } from '../../server/src/operations/backup/readLines';
import { databaseTotals, type DatabaseTotals } from '../../server/src/operations/backup/tables';
import { anOrder } from '../../server/src/testing/anOrder';
import { temporaryDatabase } from '../../server/src/testing/temporaryDatabase';
import { repository } from '../store';
import { checkInvariants, AMPLE_STOCK, NO_VIOLATIONS, withDatabase } from './invariants';
import { LoadGenerator, placeOrder } from './loadGenerator';
import { recordResult, times } from './scale';
import { openShop } from './shop';

const execute = promisify(execFile);

test('R24: a backup taken under load is whole, and moves to another PostgreSQL without a difference', async () => {
  const store = await openShop();
  const dataDir = store.databaseFolder;
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

  const { database: copy, close } = await temporaryDatabase();
  const totals = await importDatabase(copy, readLines(file));
  const faults = await checkInvariants(copy, before);
  const lines: string[] = [];
  await copy.snapshot((snapshot) => exportDatabase(snapshot, (line) => void lines.push(line)));
  await close();
  expect(lines.join('\n')).toBe(readFileSync(file, 'utf8').trimEnd());
  expect(faults).toEqual(NO_VIOLATIONS);
  expect((totals['pieces in stock'] ?? 0) + (totals['pieces ordered'] ?? 0)).toBe(AMPLE_STOCK * (totals.stock ?? 0));
  expect(await store.violations(buyers.acknowledged)).toEqual(NO_VIOLATIONS);
  recordResult(
    'R24',
    `hot backup under 4 buyers: ${counts(totals)}; ${before.length} orders acknowledged before it, ${faults.missing} missing; moved: 0 differences in ${lines.length} lines`,
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
    BACKUPS: store.dataFolder,
    RESTORED: path.join(store.dataFolder, 'restored'),
  };
  const bash = (script: string) => execute('bash', ['-euo', 'pipefail', '-c', script], { env, cwd: repository });
  await bash(`npm run glow -- shop orders cancel ${ids[0]}`);
  const { stdout } = await bash(drill());
  await store.close();
  const [before, after] = [
    await store.ask((database) => databaseTotals(database)),
    await withDatabase({ dataDir: env.RESTORED }, (database) => databaseTotals(database)),
  ];
  await store.remove();
  for (const id of ids.slice(1)) expect(stdout).toMatch(new RegExp(`^${id} .* processing `, 'm'));
  expect(stdout).toMatch(new RegExp(`^${ids[0]} .* cancelled `, 'm'));
  expect(after).toEqual(before);
  recordResult('R30', `${counts(after)} restored as the drill says, sums equal`);
});

/** The lines of the drill in docs/operating.md. */
function drill(): string {
  const docs = readFileSync(path.join(repository, 'docs/operating.md'), 'utf8');
  return /<!-- drill embedded -->\s+```\n([^]*?)```/.exec(docs)?.[1] ?? '';
}

function counts({ orders, order_lines: lines, receipts, outbox }: DatabaseTotals): string {
  return `${orders} orders, ${lines} lines, ${receipts} receipts, ${outbox} messages`;
}
