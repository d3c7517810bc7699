import { parseArgs } from 'node:util';
import { StartError } from '../../server/src/errors/StartError';
import { packageCalled, STORE } from '../../server/src/config/project';
import { CHECK_NAMES, type CheckName } from '../../server/src/releases/registrySchema';

/** A parsed release command. */
export interface Arguments {
  command: Command;
  /** The package's name; empty for all packages. */
  name: string;
  /** The packages to release together. */
  names?: string[];
  /** The build to roll back to, or to unpublish. */
  build?: string;
  share?: string;
  /** Checks that are not run. */
  skipped?: CheckName[];
  note?: string;
  endsCanary?: boolean;
  publishesOnly?: boolean;
  isTrial?: boolean;
  /** The builds to preview, by package name. */
  builds?: ReadonlyMap<string, string>;
  hours?: string;
  keep?: string;
}

const NAMES = STORE.packages.map(({ name }) => name).join(', ');
const OPTIONS = {
  share: { type: 'string' },
  skip: { type: 'string' },
  note: { type: 'string' },
  // as `--skip journeys`, for scripts that say it so
  'skip-journeys': { type: 'boolean' },
  'end-canary': { type: 'boolean' },
  'publish-only': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  hours: { type: 'string' },
  keep: { type: 'string' },
} as const;

type Values = {
  [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean;
};

/** What a command is called, its arguments (at least and at most), their description, its options, and those of an example. */
interface Usage {
  call: string;
  min: number;
  max: number;
  options?: (keyof typeof OPTIONS)[];
  takes: string;
  example: string;
}

const ONE_PACKAGE = `one package (${NAMES})`;
const COMMANDS = {
  releases: { call: 'npm run releases', min: 0, max: 0, takes: 'nothing, or unpublish, prune or preview', example: '' },
  release: {
    call: 'npm run release',
    min: 1,
    max: STORE.packages.length,
    options: ['share', 'skip', 'skip-journeys', 'note', 'end-canary', 'publish-only', 'dry-run'],
    takes: `packages (${NAMES}), --share <1 to 99>, --skip <${CHECK_NAMES.join(',')}>, --note <text>, --end-canary, --publish-only and --dry-run`,
    example: ' -- checkout',
  },
  promote: { call: 'npm run promote', min: 1, max: 1, takes: ONE_PACKAGE, example: ' -- checkout' },
  rollback: {
    call: 'npm run rollback',
    min: 1,
    max: 2,
    takes: `${ONE_PACKAGE} and, to choose one, a build`,
    example: ' -- checkout',
  },
  unpublish: {
    call: 'npm run releases -- unpublish',
    min: 2,
    max: 2,
    takes: `${ONE_PACKAGE} and a build`,
    example: ' checkout 8ad893d5e321',
  },
  prune: {
    call: 'npm run releases -- prune',
    min: 0,
    max: 0,
    options: ['keep'],
    takes: '--keep <1 to 1000>, or nothing',
    example: ' --keep 5',
  },
  preview: {
    call: 'npm run releases -- preview',
    min: 1,
    max: 1,
    options: ['hours'],
    takes: `builds (<package>@<build>, with commas between them) of ${NAMES}, and --hours <1 to 720>`,
    example: ' checkout@8ad893d5e321 --hours 24',
  },
} satisfies Record<string, Usage>;

type Command = keyof typeof COMMANDS;
const TOP: string[] = ['releases', 'release', 'promote', 'rollback'];
const BELOW_RELEASES: string[] = ['unpublish', 'prune', 'preview'];

/**
 * Parses a release command line. Packages of other repositories, which are `registered`, can be named where nothing is built. Throws a
 * `StartError` with the problem, the usage and an example.
 */
export function parseArguments([word = '', ...rest]: string[], registered: readonly string[] = []): Arguments {
  if (!TOP.includes(word)) throw new StartError(`There is no command "${word}": choose one of ${TOP.join(', ')}.`);
  const isBelow = word === 'releases' && BELOW_RELEASES.includes(rest[0] ?? '');
  const command = (isBelow ? rest[0] : word) as Command;
  const usage: Usage = COMMANDS[command];
  const usageError = (problem: string) =>
    new StartError(`${problem}: ${usage.call} takes ${usage.takes}, for example \`${usage.call}${usage.example}\`.`);

  const { values, positionals } = parse(isBelow ? rest.slice(1) : rest, usage.options ?? [], usageError);
  const { hours, keep } = values;
  if (positionals.length > usage.max) throw usageError(`"${positionals.join(' ')}" is too much`);
  if (command === 'preview')
    return { command, name: '', builds: buildsOf(positionals[0] ?? '', registered, usageError), hours };
  if (usage.max === 0) return { command, name: '', keep };
  if (command === 'release') return { command, name: '', ...releaseArguments(positionals, values, usageError) };
  const [given, build] = positionals;
  if (!given) throw usageError('No package is named');
  const name = nameOf(given, registered, usageError);
  if (positionals.length < usage.min) throw usageError('No build is named');
  return { command, name, build };
}

function releaseArguments(
  given: string[],
  values: Values,
  usageError: (problem: string) => StartError,
): Omit<Arguments, 'command' | 'name'> {
  if (given.length === 0) throw usageError('No package is named');
  const names = [...new Set(given.map((one) => nameOf(one, [], usageError)))];
  const { share, skip = '', 'skip-journeys': skipsJourneys } = values;
  if (share && names.length > 1) throw usageError('A share of shoppers gets one package, not several');
  const skipped = [...skip.split(',').filter(Boolean), ...(skipsJourneys ? ['journeys'] : [])];
  const unknown = skipped.find((check) => !CHECK_NAMES.some((name) => name === check));
  if (unknown) throw usageError(`There is no check "${unknown}"`);
  return {
    names,
    share,
    skipped: skipped as CheckName[],
    note: values.note,
    endsCanary: values['end-canary'],
    publishesOnly: values['publish-only'],
    isTrial: values['dry-run'],
  };
}

function nameOf(given: string, registered: readonly string[], usageError: (problem: string) => StartError): string {
  const found = packageCalled(STORE, given)?.name;
  const name = found ?? registered.find((one) => one === given);
  if (!name) throw usageError(`There is no package "${given}"`);
  return name;
}

function buildsOf(
  text: string,
  registered: readonly string[],
  usageError: (problem: string) => StartError,
): ReadonlyMap<string, string> {
  if (!text) throw usageError('No build is named');
  return new Map(
    text.split(',').map((part) => {
      const [, name = '', build = ''] = /^([^@]+)@([\w-]{1,64})$/.exec(part) ?? [];
      if (!build) throw usageError(`"${part}" is not <package>@<build>`);
      return [nameOf(name, registered, usageError), build];
    }),
  );
}

function parse(
  args: string[],
  names: (keyof typeof OPTIONS)[],
  usageError: (problem: string) => StartError,
): { values: Values; positionals: string[] } {
  const options = Object.fromEntries(names.map((name) => [name, OPTIONS[name]]));
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    // only the first sentence of the parser's message concerns the user
    throw usageError((error as Error).message.split(/\.\s/, 1)[0] ?? '');
  }
}
