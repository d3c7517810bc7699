import type { ReadCatalog } from '../rendering/renderJob';
import { startRegistryServer, type RegistrySettings } from './registryServer';

type Answer = { id: number; result: unknown } | { id: number; error: string };

/** What is done with the answers to reads of the catalogue. */
const waiting = new Map<number, (answer: Answer) => void>();
let count = 0;

// the server ends this process; signals of a terminal or of the system are for both
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGUSR1']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.once('message', (settings: RegistrySettings) => {
  process.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  startRegistryServer(settings, readCatalog).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
});

/** Reads the catalogue in the process that takes orders. */
const readCatalog: ReadCatalog = (method, args) =>
  new Promise((resolve, reject) => {
    count += 1;
    const id = count;
    waiting.set(id, (answer) => {
      waiting.delete(id);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    });
    process.send?.({ id, method, args });
  });
