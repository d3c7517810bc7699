import { mkdirSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../base/config/config';
import type { Database } from '../../base/database/Database';
import { openDatabase } from '../../shop/database/openDatabase';
import { sendAgain } from '../../shop/mail/sendOutbox';
import { StartError } from '../../base/errors/errors';
import { exportDatabase } from '../backup/exportDatabase';
import { importDatabase } from '../backup/importDatabase';
import { readLines } from '../../base/system/readLines';
import { withShop } from './openShop';
import { printProgress } from './program';

/** Writes the whole shop to a new file; resolves with its path and its sums. */
export function exportTo(config: Config, file = fileName()): Promise<string> {
  return writeExport(resolve(file), (work) => withShop(config, (database) => database.snapshot(work)));
}

export function backUpTo(config: Config, folder = join(config.project.root, '.data', 'backups')): Promise<string> {
  return exportTo(config, join(folder, fileName()));
}

const fileName = (): string => `glow-${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl`;

/** Writes an export to a temporary file, which is renamed once it is whole; resolves with its path and its sums. */
export async function writeExport(file: string, snapshot: Database['snapshot']): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  printProgress(`Exporting the shop to ${file} …`);
  const part = await open(`${file}.part`, 'w', 0o600);
  let [last, bytes] = ['', 0];
  try {
    const write = async (line: string) => {
      last = line;
      bytes += Buffer.byteLength(line) + 1;
      await part.appendFile(`${line}\n`);
    };
    await snapshot((shop) => exportDatabase(shop, write));
    await part.sync();
    if (!last.startsWith('{"sums":') || (await part.stat()).size !== bytes)
      throw new StartError(`GLOW-311 The export ended before its sums, so there is no ${file}.`);
  } finally {
    await part.close();
  }
  await rename(`${file}.part`, file);
  return `${file}\n${last}`;
}

/** Fills an empty database from an export; resolves with a text of its location and its sums. */
export async function importFrom(config: Config, file: string): Promise<string> {
  const { location, sums } = await importFile(config, file);
  return `${location}\n${JSON.stringify({ sums })}`;
}

/** Fills an empty database from an export. Throws a `StartError` if the file is no export. */
export async function importFile(config: Config, given: string) {
  const file = resolve(given);
  // checked before a database is opened
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartError(`GLOW-312 There is no file ${file}.`);
  printProgress(`Importing ${file} …`);
  const database = await openDatabase(config);
  try {
    return { location: database.location, sums: await importDatabase(database, readLines(file)) };
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartError(`GLOW-313 ${file} is no export of Glow: ${error.message}.`);
    throw error;
  } finally {
    await database.close();
  }
}

const MAX_MESSAGES = 100;

/** The newest messages of the outbox as text, the newest last (API-16); with `again` those not sent are queued again. */
export async function readOutbox(config: Config, { again }: { again?: true } = {}): Promise<string> {
  if (again) return `${await withShop(config, sendAgain)} messages are sent again.`;
  const [rows, total] = await withShop(config, async ({ query }) => [
    await query('select * from outbox order by created_at desc, id limit $1', [MAX_MESSAGES]),
    await query('select count(*) from outbox', []),
  ]);
  const count = Number(total[0]?.count);
  const messages = rows
    .reverse()
    .flatMap((row) => [
      `── ${new Date(Number(row.created_at)).toISOString()}  to ${row.recipient}`,
      ...(row.sent_at ? [`Sent: ${new Date(Number(row.sent_at)).toISOString()}`] : []),
      ...(row.problem ? [`Not sent: ${row.problem}`] : []),
      `Subject: ${row.subject}`,
      ...Object.entries(JSON.parse(String(row.headers))).map(([name, value]) => `${name}: ${value}`),
      `\n${row.body}\n`,
    ]);
  const more = count > rows.length ? ' `npm run glow -- db export` writes all of them to a file.' : '';
  const local = config.smtpUrl ? '' : ' No email leaves this machine.';
  return [...messages, `${rows.length} of the ${count} messages in the outbox.${more}${local}`].join('\n');
}
