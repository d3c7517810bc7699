import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repeat } from '../../base/system/repeat';
import { attempt } from '../../base/system/attempt';
import { freeBytes } from '../../base/system/freeBytes';
import { type Tell, UnavailableError, messageOf } from '../../base/errors/errors';
import { ALL, type Database } from '../../base/database/Database';
import { openDatabase, type DatabaseChoice } from './openDatabase';
import { embeddedLocation } from '../../base/database/embedded/openEmbedded';

/** The embedded database needs room for a segment of its log. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;
const CAUSES: Record<string, (folder: string) => string> = {
  ENOSPC: (folder) => `The disk of ${folder} is full`,
  EDQUOT: (folder) => `The disk quota of ${folder} is used up`,
  EROFS: (folder) => `${folder} is on a read-only disk`,
  EACCES: (folder) => `${folder} is not writable for this user`,
  EPERM: (folder) => `${folder} is not writable for this user`,
  EIO: (folder) => `The disk of ${folder} fails`,
};

/** The reason why the database cannot write to `folder`, without a full stop; undefined if it can. */
function diskProblem(folder: string): string | undefined {
  const probe = join(folder, `write-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, Buffer.alloc(4096), { flush: true });
    return freeBytes(folder) < MIN_FREE_BYTES ? CAUSES.ENOSPC?.(folder) : undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return CAUSES[code]?.(folder) ?? `${folder} cannot be written to (${code})`;
  } finally {
    // a read-only folder holds no probe
    attempt(() => rmSync(probe, { force: true }));
  }
}

const RETRY_MS = 2_000;

/** Opens the database; waits while its disk is full or read-only. Throws a `StartError` for any other reason. */
export async function openWhenPossible(choice: DatabaseChoice, report: Tell) {
  try {
    const database = await openDatabase(choice, { report });
    return { database, opened: Promise.resolve(), isOpen: () => true };
  } catch (error) {
    const problem = choice.databaseUrl ? undefined : diskProblem(choice.dataDir);
    if (!problem) throw error;
    report(`${problem}: the pages are served, orders are refused until the database can be opened.`);
    return openLater(choice, report);
  }
}

function openLater(choice: DatabaseChoice, report: Tell) {
  let database: Database | undefined;
  let isClosed = false;

  function current(): Database {
    if (!database) throw new UnavailableError('The embedded database is not open yet.');
    return database;
  }

  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));

  async function tryToOpen(): Promise<void> {
    if (database || isClosed || diskProblem(choice.dataDir)) return;
    database = await openDatabase(choice, { report });
    attempts.close();
    report(`The database in ${database.location} is open: orders are taken again.`);
    open();
  }

  const attempts = repeat(tryToOpen, RETRY_MS, (error) => report(messageOf(error)));
  const eventual: Database = {
    location: embeddedLocation(choice.dataDir),
    query: async (...args) => current().query(...args),
    transaction: async (...args) => current().transaction(...args),
    snapshot: async (work) => current().snapshot(work),
    listen: async (channel, listener) => {
      let isStopped = false;
      const listening = opened.then(() => (isStopped ? undefined : current().listen(channel, listener)));
      void listening.then((stop) => stop && listener(ALL));
      return () => {
        isStopped = true;
        void listening.then((stop) => stop?.());
      };
    },
    close: async () => {
      isClosed = true;
      attempts.close();
      await attempts.run();
      await database?.close();
    },
  };
  return { database: eventual, opened, isOpen: () => database !== undefined };
}
