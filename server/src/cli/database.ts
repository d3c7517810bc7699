// npm run db:export [-- file], npm run db:import -- file, npm run db:backup [-- folder], npm run outbox
import { mkdirSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readConfig, type Config } from '../config/config';
import { openDatabase } from '../database/openDatabase';
import { StartError } from '../errors/StartError';
import { importDatabase } from '../backup/importDatabase';
import { readLines } from '../backup/readLines';
import { withAdmin } from './adminSession';
import { runCommand } from './runCommand';

/** Each command with its usage: its number of arguments, their description, and an example. */
const COMMANDS = {
  export: {
    name: 'npm run db:export',
    min: 0,
    max: 1,
    takes: 'the name of a new file, or nothing',
    example: 'npm run db:export -- glow.jsonl',
  },
  import: {
    name: 'npm run db:import',
    min: 1,
    max: 1,
    takes: 'the file that an export has written',
    example: 'npm run db:import -- glow.jsonl',
  },
  backup: {
    name: 'npm run db:backup',
    min: 0,
    max: 1,
    takes: 'a folder, or nothing',
    example: 'npm run db:backup -- backups',
  },
  outbox: { name: 'npm run outbox', min: 0, max: 0, takes: 'nothing', example: 'npm run outbox' },
};

runCommand(run);

async function run([command = '', ...args]: string[]): Promise<string> {
  check(command, args);
  const [target] = args;
  const config = readConfig();
  if (command === 'export') return save(config, resolve(target ?? `glow-${timestamp()}.jsonl`));
  if (command === 'backup')
    return save(config, resolve(target ?? join(config.root, '.data', 'backups'), `glow-${timestamp()}.jsonl`));
  if (command === 'import' && target) return load(config, resolve(target));
  let messages = '';
  await withAdmin(config, (ask) =>
    ask('outbox', (line) => {
      messages += `${line}\n`;
    }),
  );
  return messages.trimEnd();
}

/** Validates the arguments before a database is opened. */
function check(command: string, args: string[]): void {
  const usage = Object.entries(COMMANDS).find(([key]) => key === command)?.[1];
  if (!usage)
    throw new StartError(`There is no command "${command}": choose one of ${Object.keys(COMMANDS).join(', ')}.`);
  const { name, min, max, takes, example } = usage;
  if (args.length < min || args.length > max || args.some((arg) => arg.startsWith('-'))) {
    throw new StartError(
      `${name} takes ${takes}, for example \`${example}\`${args.length > 0 ? `, not "${args.join(' ')}"` : ''}.`,
    );
  }
  const [target = ''] = args;
  if (command === 'import' && !statSync(target, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`There is no file ${resolve(target)} to import.`);
}

/** Writes the export atomically: to a temporary file that is then renamed. */
async function save(config: Config, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  const part = await open(`${file}.part`, 'w', 0o600);
  let last = '';
  await withAdmin(config, (ask) =>
    ask('export', async (line) => {
      last = line;
      await part.write(`${line}\n`);
    }),
  );
  await part.sync();
  await part.close();
  await rename(`${file}.part`, file);
  return `${file}\n${last}`;
}

async function load(config: Config, file: string): Promise<string> {
  const database = await openDatabase(config);
  try {
    const sums = await importDatabase(database, readLines(file));
    return `${database.location}\n${JSON.stringify({ sums })}`;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartError(`${file} is not what npm run db:export writes: ${error.message}.`);
    throw error;
  } finally {
    await database.close();
  }
}

function timestamp(): string {
  return new Date().toISOString().replace(/[:.]/g, '-');
}
