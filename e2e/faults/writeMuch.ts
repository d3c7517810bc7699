// writeMuch.ts <folder> <megabytes>: writes so many megabytes of messages, prints `done` and waits to be killed
import { randomBytes } from 'node:crypto';
import { addToOutbox, openDatabase } from '@glow/server/shop';

const MESSAGE_BYTES = 100_000;
const PER_TRANSACTION = 20;

const [dataDir = '', megabytes = '0'] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
for (let written = 0; written < Number(megabytes) * 1e6; written += PER_TRANSACTION * MESSAGE_BYTES) {
  await database.transaction(async (transaction) => {
    for (let message = 0; message < PER_TRANSACTION; message += 1)
      await addToOutbox(transaction, {
        recipient: 'rose@example.com',
        subject: 'x',
        // random, so that it is not compressed
        content: { heading: '', parts: [{ text: randomBytes((MESSAGE_BYTES * 3) / 8).toString('base64') }] },
      });
  });
}
process.stdout.write('done\n');
setInterval(() => undefined, 1000);
