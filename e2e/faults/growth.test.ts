import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clusterIn } from '@glow/server/base';
import { copyDatabaseTemplate, withDatabase } from '@glow/server/testing';
import { repository } from '../store';
import { recordResult, seconds, times } from './repetitions';

/** Twice the setting, which a busy server may exceed, and much less than the test writes. */
const MAX_LOG_BYTES = 256 * 1024 * 1024;
/** Processor time to recover, in milliseconds, beside twice the time to open a database that was closed. */
const MAX_RECOVERY_MS = 3000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'glow-growth-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('R25: the log stays small however much is written, and it opens with little work after a kill', async () => {
  const dataDir = path.join(folder, 'database');
  const megabytes = times(2000, 400);
  await copyDatabaseTemplate(dataDir);
  const logBytes = () => {
    const log = path.join(clusterIn(dataDir), 'pg_wal');
    return readdirSync(log, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { name }) => sum + (statSync(path.join(log, name), { throwIfNoEntry: false })?.size ?? 0), 0);
  };
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(repository, 'e2e/faults/writeMuch.ts'), dataDir, String(megabytes)],
    { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  let largest = 0;
  const sampling = setInterval(() => {
    largest = Math.max(largest, logBytes());
  }, 50);
  await Promise.race([
    new Promise((resolve) => writer.stdout.once('data', resolve)),
    ended.then(() => Promise.reject(new Error('The writer ended by itself'))),
  ]);
  clearInterval(sampling);
  writer.kill('SIGKILL');
  await ended;
  const left = logBytes();

  /** Opens and closes the database; returns the processor time until it is open, in milliseconds. */
  async function openingMs(): Promise<number> {
    const started = process.cpuUsage();
    const { user, system } = await withDatabase({ dataDir }, async () => process.cpuUsage(started));
    return (user + system) / 1000;
  }

  const afterKill = await openingMs();
  const afterClose = await openingMs();
  recordResult(
    'R25',
    `${megabytes} MB written: log at most ${mebibytes(largest)} MiB, ${mebibytes(left)} MiB when killed; opened in ${seconds(afterKill)} s of processor time after the kill, ${seconds(afterClose)} s after a close`,
  );
  expect(Math.max(largest, left)).toBeLessThanOrEqual(MAX_LOG_BYTES);
  expect(afterKill - 2 * afterClose).toBeLessThan(MAX_RECOVERY_MS);
}, 1_800_000);

function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
