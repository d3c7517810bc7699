import { parseArgs } from 'node:util';
import { StartError } from '../../errors/StartError';
import { PACKAGES } from '../../releases/liveReleases';

/** A parsed release command. */
export interface Arguments {
  command: Command;
  /** The package's name; empty for all packages. */
  name: string;
  /** The build to roll back to. */
  build?: string;
  share?: string;
  skipsJourneys?: boolean;
}

const NAMES = PACKAGES.map(({ name }) => name).join(', ');
const OPTIONS = { share: { type: 'string' }, 'skip-journeys': { type: 'boolean' } } as const;

/** Each command: its maximum number of arguments, their description, and an example. */
const COMMANDS = {
  releases: { max: 0, takes: 'nothing', example: 'npm run releases' },
  release: {
    max: 1,
    takes: `one package (${NAMES}), --share <1 to 99> and --skip-journeys`,
    example: 'npm run release -- checkout',
  },
  promote: { max: 1, takes: `one package (${NAMES})`, example: 'npm run promote -- checkout' },
  rollback: {
    max: 2,
    takes: `one package (${NAMES}) and, to choose one, a build`,
    example: 'npm run rollback -- checkout',
  },
};

type Command = keyof typeof COMMANDS;

/** Parses a release command line; throws a `StartError` with the problem, the usage and an example. */
export function parseArguments([word = '', ...rest]: string[]): Arguments {
  const command = (Object.keys(COMMANDS) as Command[]).find((name) => name === word);
  if (!command)
    throw new StartError(`There is no command "${word}": choose one of ${Object.keys(COMMANDS).join(', ')}.`);
  const { max, takes, example } = COMMANDS[command];
  const usageError = (problem: string) =>
    new StartError(`${problem}: npm run ${command} takes ${takes}, for example \`${example}\`.`);

  const { values, positionals } = parse(rest, usageError);
  const [option] = command === 'release' ? [] : Object.keys(values);
  if (option) throw usageError(`Unknown option '--${option}'`);
  if (positionals.length > max) throw usageError(`"${positionals.join(' ')}" is too much`);
  if (max === 0) return { command, name: '' };
  const [given, build] = positionals;
  if (!given) throw usageError('No package is named');
  const found = PACKAGES.find(({ name, folder }) => given === name || given === folder);
  if (!found) throw usageError(`There is no package "${given}"`);
  return { command, name: found.name, build, share: values.share, skipsJourneys: values['skip-journeys'] };
}

function parse(args: string[], usageError: (problem: string) => StartError) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // only the first sentence of the parser's message concerns the user
    throw usageError((error as Error).message.split(/\.\s/, 1)[0] ?? '');
  }
}
