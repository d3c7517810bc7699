import { orderStatuses, type OrderStatus } from '@glow/shared/orders';
import { Argument, Option, type Command } from 'commander';
import type { Config } from '../../server/src/config/config';
import { print, wholeNumber } from '../commands/program';
import { addStatusCommand } from './statusCommand';

const limit = () => new Option('--limit <rows>').argParser(wholeNumber(1, 1000)).default(20);

type Actions = typeof import('./actions');

/** Adds the commands of who operates the store: each prints what its action resolves with. */
export function addOperatorCommands(program: Command, configOf: () => Config): void {
  const answer =
    <Given extends unknown[]>(
      choose: (actions: Actions) => (config: Config, ...given: Given) => Promise<string> | string,
    ) =>
    async (...given: Given) =>
      print(await choose(await import('./actions'))(configOf(), ...given));

  const database = program.command('db').description('export, import and back up the database; read the outbox');
  database
    .command('export [file]')
    .description('write the whole shop to a file')
    .action(answer(({ exportTo }) => exportTo));
  database
    .command('import <file>')
    .description('fill an empty database from an export')
    .action(answer(({ importFrom }) => importFrom));
  database
    .command('backup [folder]')
    .description('write the whole shop to a new file in a folder')
    .action(answer(({ backUpTo }) => backUpTo));
  database
    .command('outbox')
    .description('print the newest hundred messages')
    .action(answer(({ readOutbox }) => readOutbox));

  const catalog = program.command('catalog').description('export, import and change products');
  catalog
    .command('export')
    .argument('[file]', 'a .json or a .csv file', 'catalog.json')
    .option('--stock', 'with the stock')
    .action(
      answer(
        (actions) =>
          (config, file: string, { stock }: { stock?: boolean }) =>
            actions.exportCatalog(config, file, stock),
      ),
    );
  catalog
    .command('import')
    .argument('<file>', 'a .json or a .csv file')
    .option('--dry-run', 'say what would change')
    .action(
      answer(
        (actions) =>
          (config, file: string, { dryRun }: { dryRun?: boolean }) =>
            actions.importCatalog(config, file, dryRun),
      ),
    );
  catalog
    .command('set')
    .argument('<id>', 'of a product or of one of its choices')
    .argument(
      '<fields...>',
      'price=45.00 originalPrice=58.00 stock=12 isNew=yes isBestseller=no discontinued=yes hidden=yes',
    )
    .action(answer(({ setInCatalog }) => setInCatalog));
  for (const name of ['retry', 'drop'])
    catalog
      .command(name)
      .description(`${name} the steps of imports that are set aside`)
      .argument('[step]', 'the number of one', wholeNumber(0, Number.MAX_SAFE_INTEGER))
      .action(answer((actions) => (config, step?: number) => actions.settleSteps(config, name === 'drop', step)));

  const shop = program.command('shop').description('orders, stock, policy and checks of the open shop');
  const orders = shop.command('orders').description('list, show and change orders');
  orders
    .command('list')
    .addOption(new Option('--status <status>').choices(orderStatuses))
    .addOption(limit())
    .action(answer(({ listOrders }) => listOrders));
  orders
    .command('show')
    .argument('<order...>', 'its number')
    .action(answer((actions) => (config, words: string[]) => actions.showOrder(config, words.join(' '))));
  orders
    .command('status')
    .description('set the next status of an order')
    .argument('<order>', 'its number')
    .addArgument(new Argument('<status>').choices(orderStatuses))
    .option('--note <text>')
    .action(
      answer(
        (actions) =>
          (config, order: string, next: OrderStatus, { note }: { note?: string }) =>
            actions.setStatus(config, order, next, note),
      ),
    );
  orders
    .command('cancel')
    .description('cancel an order: its pieces can be bought again')
    .argument('<order...>', 'its number')
    .option('--note <text>')
    .action(
      answer(
        (actions) =>
          (config, words: string[], { note }: { note?: string }) =>
            actions.setStatus(config, words.join(' '), 'cancelled', note),
      ),
    );
  orders
    .command('note')
    .description('add a note to an order, for example of a refund')
    .argument('<order>', 'its number')
    .argument('<text>')
    .action(answer(({ noteOrder }) => noteOrder));
  const stock = shop.command('stock').description('list and set the pieces of what can be bought');
  stock.command('list').action(answer(({ listStock }) => listStock));
  stock
    .command('set')
    .argument('<id>', 'of a product or of one of its choices')
    .argument('<pieces>')
    .action(
      answer(
        (actions) => (config, id: string, pieces: string) =>
          actions.withAdmin(config, (run) => actions.setFields(run, id, [`stock=${pieces}`])),
      ),
    );
  shop
    .command('policy')
    .description('show or set tax, shipping price, threshold of free shipping and bounds of an order')
    .argument(
      '[fields...]',
      'tax=<percent> shipping=<dollars> freeFrom=<dollars> maxPieces=<count> maxSubtotal=<dollars>',
    )
    .action(
      answer(
        (actions) =>
          (config, fields: string[] = []) =>
            actions.runPolicy(config, fields),
      ),
    );
  shop
    .command('log')
    .description('print what operators have changed, the newest first')
    .addOption(limit())
    .action(answer(({ printAuditLog }) => printAuditLog));
  shop
    .command('doctor')
    .description('check database, settings, disk and releases; ends with 1 if a check fails')
    .action(answer(({ runDoctor }) => runDoctor));

  const accounts = program.command('accounts').description('accounts of the shop, where they are real');
  accounts
    .command('owner')
    .description('make the account of an address an owner; without one, make it and print the link to its password')
    .argument('<email>')
    .action(answer(({ nameOwner }) => nameOwner));

  const registry = program
    .command('registry')
    .description('keys of the teams that publish through the registry service');
  registry
    .command('key <team>')
    .description('make the key and the token of a team')
    .argument('<packages...>', 'that it may release, of this repository or another')
    .option('--quota <megabytes>', 'of its builds', wholeNumber(1, 1_000_000), 1000)
    .action(
      answer(
        (actions) =>
          (config, name: string, packages: string[], { quota }: { quota: number }) =>
            actions.makeKey(config, { name, packages, quota }),
      ),
    );
  registry
    .command('accept')
    .description('accept the listed builds that are not signed, as they are')
    .action(answer(({ acceptUnsigned }) => acceptUnsigned));
  registry
    .command('log')
    .description('print what teams have published and moved')
    .option('--last <entries>', '', wholeNumber(1, 1_000_000), 50)
    .action(
      answer((actions) => (config, options: { last: number }) => actions.describeLog(config.releasesDir, options)),
    );

  addStatusCommand(program);
}
