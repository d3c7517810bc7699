// cancelOrders.ts <id> …: cancels these orders one after the other, as `npm run glow -- shop orders cancel` does, and prints the id of each that is cancelled
import { ask, operatorName, withAdmin } from '../../tools/operate/adminSession';
import { readConfig } from '../../server/src/config/config';

await withAdmin(readConfig(), async (run) => {
  for (const id of process.argv.slice(2)) {
    await ask(run, 'change-order', { id, status: 'cancelled', operator: operatorName() });
    process.stdout.write(`${id}\n`);
  }
});
