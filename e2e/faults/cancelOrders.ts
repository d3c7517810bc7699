// cancelOrders.ts <id> …: cancels these orders in turn, as `glow shop orders cancel` does, and prints each
import { operatorProgram } from '@glow/server/operations';

const program = operatorProgram('glow');
for (const id of process.argv.slice(2)) await program.parseAsync(['shop', 'orders', 'cancel', id], { from: 'user' });
