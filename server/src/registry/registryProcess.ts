import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ROOT } from '../config/root';
import { messageOf } from '../errors/messageOf';
import type { ReadCatalog } from '../rendering/renderJob';
import type { RegistrySettings } from './registryServer';

/** Starts the registry service, which reads the catalogue with `readCatalog`. Returns a function that ends it. */
export type StartRegistry = (
  settings: RegistrySettings,
  readCatalog: ReadCatalog,
  report: (sentence: string) => void,
) => () => void;

/** Whether this file is a source, which tsx runs, and no part of the production artefact. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(IS_SOURCE ? './main.ts' : './registryService.js', import.meta.url));
const NODE_OPTIONS = IS_SOURCE ? ['--import', 'tsx'] : [];
const PAUSE_MS = 1_000;

const readRequest = z.object({ id: z.number(), method: z.string(), args: z.array(z.unknown()) });

/** Starts the service in a process of its own, and again after a pause if that has ended by itself. */
export const startRegistryProcess: StartRegistry = (settings, readCatalog, report) => {
  let child = start();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): ChildProcess {
    // the service needs no orders
    const env = { ...process.env, DATABASE_URL: '' };
    const started = fork(PROGRAM, { cwd: ROOT, env, execArgv: NODE_OPTIONS });
    started.on('message', (message) => void answerRead(started, message));
    started.once('error', (error) => restart(error.message));
    started.once('exit', (code, signal) => restart(signal ? `signal ${signal}` : `exit code ${code}`));
    started.send({ ...settings, databaseUrl: undefined }, () => undefined);
    return started;
  }

  function restart(reason: string): void {
    if (isClosed) return;
    report(`The registry service has ended and is started again: ${reason}`);
    clearTimeout(timer);
    timer = setTimeout(() => (child = start()), PAUSE_MS);
  }

  async function answerRead(asking: ChildProcess, message: unknown): Promise<void> {
    const { success, data } = readRequest.safeParse(message);
    if (!success) return void asking.kill('SIGKILL');
    const answer = await readCatalog(data.method, data.args).then(
      (result) => ({ id: data.id, result }),
      (error: unknown) => ({ id: data.id, error: messageOf(error) }),
    );
    if (asking.connected) asking.send(answer, () => undefined);
  }

  return () => {
    isClosed = true;
    clearTimeout(timer);
    child.kill('SIGKILL');
  };
};
