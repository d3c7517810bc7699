// npm run db:export [-- file], npm run db:import -- file, npm run db:backup [-- folder], npm run outbox
import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readConfig, type Config } from '../config';
import { openDatabase } from '../database/openDatabase';
import { StartError } from '../StartError';
import { exportShop } from './exportShop';
import { askHatch, type Question } from './hatch';
import { importShop } from './importShop';
import { readLines } from './readLines';
import { readOutbox } from './readOutbox';

const [command, target] = process.argv.slice(2);

run(readConfig()).then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

async function run(config: Config): Promise<string> {
  if (command === 'export') return save(config, resolve(target ?? `glow-${moment()}.jsonl`));
  if (command === 'backup') return save(config, resolve(target ?? join(config.root, '.data', 'backups'), `glow-${moment()}.jsonl`));
  if (command === 'import' && target) return load(config, resolve(target));
  if (command === 'outbox') {
    let shown = '';
    await ask(config, 'outbox', (line) => { shown += `${line}\n`; });
    return shown.trimEnd();
  }
  throw new StartError('Say export, import with a file, backup or outbox.');
}

/** Asks the shop through its hatch where it is open, else its database. */
async function ask(config: Config, question: Question, write: (line: string) => Promise<void> | void): Promise<void> {
  const lines = config.databaseUrl ? undefined : await askHatch(config.dataDir, question);
  if (lines) {
    for await (const line of lines) await write(line);
    return;
  }
  const database = await openDatabase(config);
  try {
    await (question === 'export' ? exportShop : readOutbox)(database, write);
  } finally {
    await database.close();
  }
}

/** Writes the shop into a file that is there whole or not at all. */
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
    const sums = await importShop(database, readLines(file));
    return `${database.place}\n${JSON.stringify({ sums })}`;
  } finally {
    await database.close();
  }
}

function moment(): string {
  return new Date().toISOString().replace(/[:.]/g, '-');
}
