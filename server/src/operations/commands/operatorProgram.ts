import { orderStatuses } from '@glow/shared/orders';
import { startProgram } from '../../base/config/startProgram';
import { STORE } from '../../base/config/project';
import { addCommand, createProgram, once, print, wholeNumberArgument } from './program';
import { addDeskCommands, addStatusCommand } from './releases/deskCommands';
import type { SourceTools } from './releases/release';
import { addPublishedCommands, addReleaseCommands, addRolloutCommands } from './releases/releaseCommands';
import { Argument, type Command, Option } from 'commander';
import type { Config } from '../../base/config/config';
import type * as actions from './actions';

/** The number of an order; it may have been copied with spaces. */
const orderNumber = () =>
  new Argument('<order...>', 'its number').argParser((word, before?: string) =>
    [before, word].filter(Boolean).join(' '),
  );
const limit = () => new Option('--limit <rows>').argParser(wholeNumberArgument(1, 1000)).default(20);

interface OperatorOptions {
  configOf?: () => Config;
  /** They build and check packages; absent without the sources. */
  tools?: SourceTools;
}

/** The commands of the store's operator; with `tools` also the commands that build and release packages. */
export function operatorProgram(name: string, { configOf = once(startProgram), tools }: OperatorOptions = {}): Command {
  const program = createProgram(name, 'The commands of who operates the store.');
  addOperatorCommands(program, configOf);
  addRolloutCommands(program, STORE, configOf);
  addDeskCommands(program, STORE, configOf);
  addPublishedCommands(program, STORE, configOf);
  if (tools) addReleaseCommands(program, STORE, configOf, tools);
  return program;
}

type Actions = typeof actions;

function addOperatorCommands(program: Command, configOf: () => Config): void {
  function add<Given extends unknown[]>(
    to: Command,
    name: string,
    description: string,
    choose: (actions: Actions) => (config: Config, ...given: Given) => Promise<string> | string,
  ): Command {
    return addCommand(to, name, description).action(async (...given: Given) =>
      print(await choose(await import('./actions'))(configOf(), ...given)),
    );
  }

  const database = addCommand(program, 'db', 'export, import, back up and upgrade the database; read the outbox');
  add(database, 'export [file]', 'write the whole shop to a file', (run) => run.exportTo);
  add(database, 'import <file>', 'fill an empty database from an export', (run) => run.importFrom);
  add(database, 'backup [folder]', 'write the whole shop to a new file in a folder', (run) => run.backUpTo);
  const upgrade = 'take over the shop that a former version or an older PostgreSQL has kept';
  add(database, 'upgrade', upgrade, (run) => (config) => run.upgradeDatabase(config));
  add(database, 'outbox', 'print the newest hundred messages', (run) => run.readOutbox).option(
    '--again',
    'send what was refused or is of no more use, but for links that have ended',
  );

  const catalog = addCommand(program, 'catalog', 'export, import and change products');
  add(catalog, 'export', '', (run) => run.exportCatalog)
    .argument('[file]', 'a .json or a .csv file', 'catalog.json')
    .option('--stock', 'with the stock');
  add(catalog, 'import', '', (run) => run.importCatalog)
    .argument('<file>', 'a .json or a .csv file')
    .option('--counted', 'its stock was counted now')
    .option('--dry-run', 'say what would change');
  const fields = 'price=45.00 originalPrice=58.00 stock=12 isNew=yes isBestseller=no discontinued=yes hidden=yes';
  add(catalog, 'set', '', (run) => run.setInCatalog)
    .argument('<id>', 'of a product or of one of its choices')
    .argument('<fields...>', fields);
  const step = wholeNumberArgument(0, Number.MAX_SAFE_INTEGER);
  for (const name of ['retry', 'drop']) {
    const settle = (run: Actions) => (config: Config, one?: number) => run.settleSteps(config, name === 'drop', one);
    const settling = `${name} the steps of imports that are set aside`;
    add(catalog, name, settling, settle).argument('[step]', 'the number of one', step);
  }

  const shop = addCommand(program, 'shop', 'orders, stock, policy and checks of the open shop');
  const orders = addCommand(shop, 'orders', 'list, show and change orders');
  add(orders, 'list', '', (run) => run.describeOrders)
    .addOption(new Option('--status <status>').choices(orderStatuses))
    .addOption(limit());
  add(orders, 'show', '', (run) => run.describeOrder).addArgument(orderNumber());
  add(orders, 'status', 'set the next status of an order', (run) => run.setStatus)
    .argument('<order>', 'its number')
    .addArgument(new Argument('<status>').choices(orderStatuses))
    .option('--note <text>');
  const cancel = (run: Actions) => (config: Config, id: string, options: { note?: string }) =>
    run.setStatus(config, id, 'cancelled', options);
  add(orders, 'cancel', 'cancel an order: its pieces can be bought again', cancel)
    .addArgument(orderNumber())
    .option('--note <text>');
  add(orders, 'note', 'add a note to an order, for example of a refund', (run) => run.noteOrder)
    .argument('<order>', 'its number')
    .argument('<text>');
  const stock = addCommand(shop, 'stock', 'list and set the pieces of what can be bought');
  add(stock, 'list', '', (run) => run.listStock);
  const setStock = (run: Actions) => (config: Config, id: string, pieces: string) =>
    run.setInCatalog(config, id, [`stock=${pieces}`]);
  add(stock, 'set', '', setStock).argument('<id>', 'of a product or of one of its choices').argument('<pieces>');
  const policy = 'show or set tax, shipping price, threshold of free shipping and bounds of an order';
  add(shop, 'policy', policy, (run) => run.runPolicy).argument(
    '[fields...]',
    'tax=<percent> shipping=<dollars> freeFrom=<dollars> maxPieces=<count> maxSubtotal=<dollars>',
  );
  const changes = 'print what operators have changed, the newest first';
  add(shop, 'log', changes, (run) => run.describeAuditLog).addOption(limit());
  const doctor = 'check database, settings, disk and releases; ends with 1 if a check fails';
  add(shop, 'doctor', doctor, (run) => run.runDoctor);

  const accounts = addCommand(program, 'accounts', 'accounts of the shop, where they are real');
  const owner = 'make the account of an address an owner; without one, make it and print the link to its password';
  add(accounts, 'owner <email>', owner, (run) => run.nameOwner);
  const again =
    'take the person made anew with an address, or the people of a former issuer, for those who have accounts';
  add(accounts, 'reconnect <who>', again, (run) => run.reconnect);

  const registry = addCommand(program, 'registry', 'keys of the teams that publish through the registry service');
  add(registry, 'key <team>', 'make the key and the token of a team', (run) => run.makeKey)
    .argument('<packages...>', 'that it may release, of this repository or another')
    .option('--quota <megabytes>', 'of its builds', wholeNumberArgument(1, 1_000_000), 1000);
  add(registry, 'accept', 'accept the listed builds that are not signed, as they are', (run) => run.acceptUnsigned);
  const log = (run: Actions) => (config: Config, options: { last: number }) =>
    run.describeLog(config.releasesDir, options);
  const published = 'print what teams have published and moved';
  add(registry, 'log', published, log).option('--last <entries>', '', wholeNumberArgument(1, 1_000_000), 50);

  addStatusCommand(program);
}
