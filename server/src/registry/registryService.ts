import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { RegistrySettings } from './registryParts';
import { startRegistryServer } from './registryServer';

/** Answers of the server, by the id of the question. */
const answers = new EventEmitter();

// the server ends this process; a terminal or the system sends its signals to both
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGUSR1']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.once('message', (settings: RegistrySettings) => {
  process.on('message', (answer: { id: string }) => answers.emit(answer.id, answer));
  startRegistryServer(settings, read).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
});

/** Asks the server, because this process has no database. */
async function read(method: string, args: unknown[]): Promise<unknown> {
  const id = randomUUID();
  process.send?.({ id, method, args });
  const [{ error, result }] = (await once(answers, id)) as [{ error?: string; result?: unknown }];
  if (error) throw new Error(error);
  return result;
}
