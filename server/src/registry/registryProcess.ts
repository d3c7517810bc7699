import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ROOT } from '../base/config/root';
import { type Tell, messageOf } from '../base/errors/errors';
import type { Read } from '../web/pageReads';
import { attempt } from '../base/system/attempt';
import type { RegistrySettings } from './registryParts';

/** Whether tsx runs this source file; the production artefact has no sources. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(IS_SOURCE ? './registryService.ts' : './registryService.js', import.meta.url));
const NODE_OPTIONS = IS_SOURCE ? ['--import', 'tsx'] : [];
const PAUSE_MS = 1_000;

const readRequest = z.object({ id: z.uuid(), method: z.string(), args: z.array(z.unknown()) });

/** Starts the registry service. Returns a function that ends it. */
export type StartRegistry = typeof startRegistryProcess;

/** Starts the service in its own process, and again after a pause if it ends by itself; `read` reads page data. */
export function startRegistryProcess(settings: RegistrySettings, read: Read, report: Tell): () => void {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  start();

  function start(): void {
    // the service needs no orders
    const env = { ...process.env, DATABASE_URL: '' };
    const started = attempt(() => fork(PROGRAM, { cwd: ROOT, env, execArgv: NODE_OPTIONS }));
    child = started;
    if (!started) return restart('there was no memory for it');
    started.on('message', (message) => void answerRead(started, message));
    started.on('error', (error) => restart(error.message));
    started.on('exit', (code, signal) => restart(signal ? `signal ${signal}` : `exit code ${code}`));
    started.send({ ...settings, databaseUrl: undefined }, () => undefined);
  }

  function restart(reason: string): void {
    if (isClosed) return;
    report(`The registry service has ended and is started again: ${reason}`);
    clearTimeout(timer);
    timer = setTimeout(start, PAUSE_MS);
  }

  async function answerRead(asking: ChildProcess, message: unknown): Promise<void> {
    const { success, data } = readRequest.safeParse(message);
    if (!success) return void asking.kill('SIGKILL');
    const answer = await read(data.method, data.args).then(
      (result) => ({ id: data.id, result }),
      (error: unknown) => ({ id: data.id, error: messageOf(error) }),
    );
    if (asking.connected) asking.send(answer, () => undefined);
  }

  return () => {
    isClosed = true;
    clearTimeout(timer);
    child?.kill('SIGKILL');
  };
}
