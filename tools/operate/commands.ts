import { orderStatuses, type OrderStatus } from '@glow/shared/orders';
import { Argument, Option, type Command } from 'commander';
import type { Config } from '../../server/src/config/config';
import { print, wholeNumber } from '../commands/program';
import type * as actions from './actions';
import { addStatusCommand } from './statusCommand';

const limit = () => new Option('--limit <rows>').argParser(wholeNumber(1, 1000)).default(20);

type Actions = typeof actions;

/** Adds the commands of who operates the store: each prints what its action resolves with. */
export function addOperatorCommands(program: Command, configOf: () => Config): void {
  const answer =
    <Given extends unknown[]>(run: (actions: Actions, config: Config, ...given: Given) => Promise<string> | string) =>
    async (...given: Given) =>
      print(await run(await import('./actions'), configOf(), ...given));

  const database = program.command('db').description('export, import and back up the database; read the outbox');
  database
    .command('export [file]')
    .description('write the whole shop to a file')
    .action(answer((run, config, file?: string) => run.exportTo(config, file)));
  database
    .command('import <file>')
    .description('fill an empty database from an export')
    .action(answer((run, config, file: string) => run.importFrom(config, file)));
  database
    .command('backup [folder]')
    .description('write the whole shop to a new file in a folder')
    .action(answer((run, config, folder?: string) => run.backUpTo(config, folder)));
  database
    .command('outbox')
    .description('print the newest hundred messages')
    .action(answer((run, config) => run.readOutbox(config)));

  const catalog = program.command('catalog').description('export, import and change products');
  catalog
    .command('export')
    .argument('[file]', 'a .json or a .csv file', 'catalog.json')
    .option('--stock', 'with the stock')
    .action(
      answer((run, config, file: string, { stock }: { stock?: boolean }) => run.exportCatalog(config, file, stock)),
    );
  catalog
    .command('import')
    .argument('<file>', 'a .json or a .csv file')
    .option('--dry-run', 'say what would change')
    .action(
      answer((run, config, file: string, { dryRun }: { dryRun?: boolean }) => run.importCatalog(config, file, dryRun)),
    );
  catalog
    .command('set')
    .argument('<id>', 'of a product or of one of its choices')
    .argument(
      '<fields...>',
      'price=45.00 originalPrice=58.00 stock=12 isNew=yes isBestseller=no discontinued=yes hidden=yes',
    )
    .action(answer((run, config, id: string, fields: string[]) => run.setInCatalog(config, id, fields)));
  for (const name of ['retry', 'drop'])
    catalog
      .command(name)
      .description(`${name} the steps of imports that are set aside`)
      .argument('[step]', 'the number of one', wholeNumber(0, Number.MAX_SAFE_INTEGER))
      .action(answer((run, config, step?: number) => run.settleSteps(config, name === 'drop', step)));

  const shop = program.command('shop').description('orders, stock, policy and checks of the open shop');
  const orders = shop.command('orders').description('list, show and change orders');
  orders
    .command('list')
    .addOption(new Option('--status <status>').choices(orderStatuses))
    .addOption(limit())
    .action(answer((run, config, options: { limit: number }) => run.listOrders(config, options)));
  orders
    .command('show')
    .argument('<order...>', 'its number')
    .action(answer((run, config, words: string[]) => run.showOrder(config, words.join(' '))));
  orders
    .command('status')
    .description('set the next status of an order')
    .argument('<order>', 'its number')
    .addArgument(new Argument('<status>').choices(orderStatuses))
    .option('--note <text>')
    .action(
      answer((run, config, order: string, next: OrderStatus, { note }: { note?: string }) =>
        run.setStatus(config, order, next, note),
      ),
    );
  orders
    .command('cancel')
    .description('cancel an order: its pieces can be bought again')
    .argument('<order...>', 'its number')
    .option('--note <text>')
    .action(
      answer((run, config, words: string[], { note }: { note?: string }) =>
        run.setStatus(config, words.join(' '), 'cancelled', note),
      ),
    );
  orders
    .command('note')
    .description('add a note to an order, for example of a refund')
    .argument('<order>', 'its number')
    .argument('<text>')
    .action(answer((run, config, order: string, text: string) => run.noteOrder(config, order, text)));
  const stock = shop.command('stock').description('list and set the pieces of what can be bought');
  stock.command('list').action(answer((run, config) => run.listStock(config)));
  stock
    .command('set')
    .argument('<id>', 'of a product or of one of its choices')
    .argument('<pieces>')
    .action(
      answer((run, config, id: string, pieces: string) =>
        run.withAdmin(config, (query) => run.setFields(query, id, [`stock=${pieces}`])),
      ),
    );
  shop
    .command('policy')
    .description('show or set tax, shipping price, threshold of free shipping and bounds of an order')
    .argument(
      '[fields...]',
      'tax=<percent> shipping=<dollars> freeFrom=<dollars> maxPieces=<count> maxSubtotal=<dollars>',
    )
    .action(answer((run, config, fields: string[] = []) => run.runPolicy(config, fields)));
  shop
    .command('log')
    .description('print what operators have changed, the newest first')
    .addOption(limit())
    .action(answer((run, config, options: { limit: number }) => run.printAuditLog(config, options)));
  shop
    .command('doctor')
    .description('check database, settings, disk and releases; ends with 1 if a check fails')
    .action(answer((run, config) => run.runDoctor(config)));

  const accounts = program.command('accounts').description('accounts of the shop, where they are real');
  accounts
    .command('owner')
    .description('make the account of an address an owner; without one, make it and print the link to its password')
    .argument('<email>')
    .action(answer((run, config, email: string) => run.nameOwner(config, email)));

  const registry = program
    .command('registry')
    .description('keys of the teams that publish through the registry service');
  registry
    .command('key <team>')
    .description('make the key and the token of a team')
    .argument('<packages...>', 'that it may release, of this repository or another')
    .option('--quota <megabytes>', 'of its builds', wholeNumber(1, 1_000_000), 1000)
    .action(
      answer((run, config, name: string, packages: string[], { quota }: { quota: number }) =>
        run.makeKey(config, { name, packages, quota }),
      ),
    );
  registry
    .command('accept')
    .description('accept the listed builds that are not signed, as they are')
    .action(answer((run, config) => run.acceptUnsigned(config)));
  registry
    .command('log')
    .description('print what teams have published and moved')
    .option('--last <entries>', '', wholeNumber(1, 1_000_000), 50)
    .action(answer((run, config, options: { last: number }) => run.describeLog(config.releasesDir, options)));

  addStatusCommand(program);
}
