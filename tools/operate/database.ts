// npm run db:export [-- file], npm run db:import -- file, npm run db:backup [-- folder], npm run outbox
import { mkdirSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../server/src/config/config';
import { startProgram } from '../../server/src/config/startProgram';
import { openDatabase } from '../../server/src/schema/openDatabase';
import { StartError } from '../../server/src/errors/StartError';
import { importDatabase } from '../../server/src/backup/importDatabase';
import { readLines } from '../../server/src/backup/readLines';
import { readOutbox, withAdmin } from './adminSession';
import { runCommand } from './runCommand';

/** Each command with its usage: its number of arguments, their description, and an example. */
const COMMANDS = {
  export: { min: 0, max: 1, takes: 'the name of a new file, or nothing', example: ' -- glow.jsonl' },
  import: { min: 1, max: 1, takes: 'the file that an export has written', example: ' -- glow.jsonl' },
  backup: { min: 0, max: 1, takes: 'a folder, or nothing', example: ' -- backups' },
  outbox: { min: 0, max: 0, takes: 'nothing', example: '' },
};

runCommand(run);

async function run([command = '', ...args]: string[]): Promise<string> {
  check(command, args);
  const [target] = args;
  const config = startProgram();
  const name = `glow-${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl`;
  if (command === 'export') return save(config, resolve(target ?? name));
  if (command === 'backup') return save(config, resolve(target ?? join(config.project.root, '.data', 'backups'), name));
  if (command === 'import' && target) return load(config, resolve(target));
  return readOutbox({ config });
}

/** Validates the arguments before a database is opened. */
function check(command: string, args: string[]): void {
  const usage = Object.entries(COMMANDS).find(([key]) => key === command)?.[1];
  if (!usage)
    throw new StartError(`There is no command "${command}": choose one of ${Object.keys(COMMANDS).join(', ')}.`);
  const { min, max, takes, example } = usage;
  const name = `npm run ${command === 'outbox' ? '' : 'db:'}${command}`;
  if (args.length < min || args.length > max || args.some((arg) => arg.startsWith('-')))
    throw new StartError(
      `${name} takes ${takes}, for example \`${name}${example}\`${args.length > 0 ? `, not "${args.join(' ')}"` : ''}.`,
    );
  const [target = ''] = args;
  if (command === 'import' && !statSync(target, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`There is no file ${resolve(target)} to import.`);
}

/** Writes the export to a temporary file, which is renamed once it is known to be whole. */
async function save(config: Config, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  const part = await open(`${file}.part`, 'w', 0o600);
  let [last, bytes] = ['', 0];
  try {
    await withAdmin(config, (ask) =>
      ask('export', async (line) => {
        last = line;
        bytes += Buffer.byteLength(line) + 1;
        await part.appendFile(`${line}\n`);
      }),
    );
    await part.sync();
    if (!last.startsWith('{"sums":') || (await part.stat()).size !== bytes)
      throw new StartError(`The export ended before its sums, so there is no ${file}.`);
  } finally {
    await part.close();
  }
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
