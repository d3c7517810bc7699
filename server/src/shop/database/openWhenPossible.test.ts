import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError, UnavailableError } from '../../base/errors/errors';
import { lockFolder } from '../../base/database/lockFolder';
import { openWhenPossible } from './openWhenPossible';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'glow-open-'))));

test('where nothing can be written it says so once, and opens the database when it can', async () => {
  const dataDir = join(folder, 'shop', 'database');
  writeFileSync(join(folder, 'shop'), 'a file where a folder should be');
  const reports: string[] = [];
  const { database, opened, isOpen } = await openWhenPossible({ dataDir }, (sentence) => reports.push(sentence));
  expect(reports).toEqual([
    `${dataDir} cannot be written to (ENOTDIR): the pages are served, orders are refused until the database can be opened.`,
  ]);
  expect(isOpen()).toBe(false);
  await expect(database.query('select 1', [])).rejects.toThrow(UnavailableError);
  await expect(database.transaction(async () => undefined)).rejects.toThrow(UnavailableError);

  rmSync(join(folder, 'shop'));
  await opened;
  expect(isOpen()).toBe(true);
  expect(await database.query('select count(*) as n from orders', [])).toEqual([{ n: 0 }]);
  expect(reports.slice(1)).toEqual([
    `The database in ${dataDir} (embedded PostgreSQL) is open: orders are taken again.`,
  ]);
  await database.close();
});

test('a folder that another process has open ends the start', async () => {
  const unlock = await lockFolder(folder);
  await expect(openWhenPossible({ dataDir: folder }, () => undefined)).rejects.toThrow('is in use by another');
  unlock();
});

test('a database of the shop that cannot be reached ends the start with one sentence, without its password', async () => {
  const databaseUrl = 'postgres://glow:secret@127.0.0.1:1/glow';
  const opening = openWhenPossible({ databaseUrl, dataDir: folder }, () => undefined);
  await expect(opening).rejects.toThrow(StartError);
  const sentence = /PostgreSQL at 127\.0\.0\.1:1\/glow cannot be used: .*connect ECONNREFUSED 127\.0\.0\.1:1\.$/;
  await expect(opening).rejects.toThrow(sentence);
});
