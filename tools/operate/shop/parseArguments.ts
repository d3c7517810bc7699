import { orderStatuses } from '@glow/shared/orders';
import { parseArgs } from 'node:util';
import type { Config } from '../../../server/src/config/config';
import { StartError } from '../../../server/src/errors/StartError';
import { attempt } from '../../../server/src/system/attempt';
import { readOutbox } from '../adminSession';
import { listReleases } from '../../release/listReleases';
import { runDoctor } from './doctor';
import { cancelOrder, listOrders, noteOrder, setStatus, showOrder } from './orders';
import { runPolicy } from './policy';
import { listStock, printAuditLog, setStock } from './overviews';

/** What a command gets: its arguments and options, and the settings of the store. */
export interface Call {
  config: Config;
  args: string[];
  options: { status?: string; limit?: string; note?: string };
}

interface Command {
  run(call: Call): Promise<string>;
  /** Its arguments, all of which it needs. */
  args?: string[];
  /** Arguments of which it takes any. */
  fields?: string;
  options?: (keyof typeof OPTIONS)[];
}

const OPTIONS = {
  status: `--status <${orderStatuses.join('|')}>`,
  limit: '--limit <1 to 1000>',
  note: '--note <text>',
} as const;

const COMMANDS: Record<string, Command> = {
  'orders list': { run: listOrders, options: ['status', 'limit'] },
  'orders show': { run: showOrder, args: ['order'] },
  'orders status': { run: setStatus, args: ['order', 'next status'], options: ['note'] },
  'orders cancel': { run: cancelOrder, args: ['order'], options: ['note'] },
  'orders note': { run: noteOrder, args: ['order', 'text'] },
  'stock list': { run: listStock },
  'stock set': { run: setStock, args: ['product or choice', 'pieces'] },
  policy: {
    run: runPolicy,
    fields: '[tax=<percent>] [shipping=<dollars>] [freeFrom=<dollars>] [maxPieces=<count>] [maxSubtotal=<dollars>]',
  },
  outbox: { run: readOutbox },
  releases: { run: async ({ config }) => listReleases(config) },
  log: { run: printAuditLog, options: ['limit'] },
  doctor: { run: runDoctor },
};

const USAGE = ['npm run shop takes one of', ...Object.keys(COMMANDS).map((name) => `  ${usageOf(name)}`)].join('\n');

/** Parses the command line of `npm run shop`; throws a `StartError` with the usage of the command, or with all commands. */
export function parseArguments(words: string[]): Omit<Call, 'config'> & Pick<Command, 'run'> {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((known) => Object.hasOwn(COMMANDS, known));
  const command = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || !command) throw new StartError(USAGE);
  const { run, args: named = [], fields, options = [] } = command;
  const args = words.slice(name.split(' ').length);
  const taken = Object.fromEntries(options.map((option) => [option, { type: 'string' as const }]));
  const parsed = attempt(() => parseArgs({ args, allowPositionals: true, options: taken }));
  const texts = parsed?.positionals ?? [];
  // an order number may be written with spaces
  if (named[0] === 'order') texts.unshift(texts.splice(0, Math.max(1, texts.length - named.length + 1)).join(' '));
  const isComplete = fields !== undefined || texts.length === named.length;
  if (!parsed || !isComplete || texts.some((text) => !text.trim()))
    throw new StartError(`The command is: npm run shop -- ${usageOf(name)}`);
  return { run, args: texts, options: parsed.values };
}

function usageOf(name: string): string {
  const { args = [], fields = [], options = [] } = COMMANDS[name] ?? {};
  return [
    name,
    ...args.map((arg) => `<${arg}>`),
    ...[fields].flat(),
    ...options.map((option) => `[${OPTIONS[option]}]`),
  ].join(' ');
}
