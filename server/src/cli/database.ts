// npm run db:export [-- file], npm run db:import -- file, npm run db:backup [-- folder], npm run outbox
import { mkdirSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readConfig, type Config } from '../config';
import { openDatabase } from '../database/openDatabase';
import { StartError } from '../errors/StartError';
import { exportDatabase } from '../backup/exportDatabase';
import { queryAdminSocket, type AdminQuery } from '../backup/adminSocket';
import { importDatabase } from '../backup/importDatabase';
import { readLines } from '../backup/readLines';
import { readOutbox } from '../backup/readOutbox';

/** Each command as it is typed, with its arguments. */
const COMMANDS = {
  export: {
    typed: 'npm run db:export',
    least: 0,
    most: 1,
    takes: 'the name of a new file, or nothing',
    example: 'npm run db:export -- glow.jsonl',
  },
  import: {
    typed: 'npm run db:import',
    least: 1,
    most: 1,
    takes: 'the file that an export has written',
    example: 'npm run db:import -- glow.jsonl',
  },
  backup: {
    typed: 'npm run db:backup',
    least: 0,
    most: 1,
    takes: 'a folder, or nothing',
    example: 'npm run db:backup -- backups',
  },
  outbox: { typed: 'npm run outbox', least: 0, most: 0, takes: 'nothing', example: 'npm run outbox' },
};

run(process.argv.slice(2)).then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

async function run([command = '', ...words]: string[]): Promise<string> {
  check(command, words);
  const [target] = words;
  const config = readConfig();
  if (command === 'export') return save(config, resolve(target ?? `glow-${moment()}.jsonl`));
  if (command === 'backup')
    return save(config, resolve(target ?? join(config.root, '.data', 'backups'), `glow-${moment()}.jsonl`));
  if (command === 'import' && target) return load(config, resolve(target));
  let shown = '';
  await ask(config, 'outbox', (line) => {
    shown += `${line}\n`;
  });
  return shown.trimEnd();
}

/** Validates the arguments before a database is opened. */
function check(command: string, words: string[]): void {
  const known = Object.entries(COMMANDS).find(([name]) => name === command)?.[1];
  if (!known)
    throw new StartError(`There is no command "${command}": choose one of ${Object.keys(COMMANDS).join(', ')}.`);
  const { typed, least, most, takes, example } = known;
  if (words.length < least || words.length > most || words.some((word) => word.startsWith('-'))) {
    throw new StartError(
      `${typed} takes ${takes}, for example \`${example}\`${words.length > 0 ? `, not "${words.join(' ')}"` : ''}.`,
    );
  }
  const [target = ''] = words;
  if (command === 'import' && !statSync(target, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`There is no file ${resolve(target)} to import.`);
}

/** Queries the running server through its admin socket, else opens the database. */
async function ask(config: Config, question: AdminQuery, write: (line: string) => Promise<void> | void): Promise<void> {
  const lines = config.databaseUrl ? undefined : await queryAdminSocket(config.dataDir, question);
  if (lines) {
    for await (const line of lines) await write(line);
    return;
  }
  const database = await openDatabase(config);
  try {
    await (question === 'export' ? exportDatabase : readOutbox)(database, write);
  } finally {
    await database.close();
  }
}

/** Writes the export atomically: to a temporary file that is then renamed. */
async function save(config: Config, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  const half = await open(`${file}.part`, 'w', 0o600);
  let last = '';
  await ask(config, 'export', async (line) => {
    last = line;
    await half.write(`${line}\n`);
  });
  await half.sync();
  await half.close();
  await rename(`${file}.part`, file);
  return `${file}\n${last}`;
}

async function load(config: Config, file: string): Promise<string> {
  const database = await openDatabase(config);
  try {
    const sums = await importDatabase(database, readLines(file));
    return `${database.place}\n${JSON.stringify({ sums })}`;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartError(`${file} is not what npm run db:export writes: ${error.message}.`);
    throw error;
  } finally {
    await database.close();
  }
}

function moment(): string {
  return new Date().toISOString().replace(/[:.]/g, '-');
}
