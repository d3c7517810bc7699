// cancelOrders.ts <id> …: cancels these orders one after the other, as `npm run glow -- shop orders cancel` does, and prints the id of each that is cancelled
import { changeOrder } from '../../server/src/shop/orders/changeOrder';
import { operatorName, withShop } from '../../tools/operate/openShop';
import { readConfig } from '../../server/src/base/config/config';

await withShop(readConfig(), async (database) => {
  for (const id of process.argv.slice(2)) {
    await changeOrder(database, { id, status: 'cancelled', operator: operatorName() });
    process.stdout.write(`${id}\n`);
  }
});
