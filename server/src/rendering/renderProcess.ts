import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { redactAddresses } from '@glow/shared/text';
import { attempt } from '../system/attempt';
import {
  JobError,
  ProcessEnded,
  type ReadAnswer,
  type ReadCatalog,
  type RenderJob,
  type RenderMessage,
} from './renderJob';

/** Limits of a rendering process. */
export interface ProcessLimits {
  /** Milliseconds that a job may take. */
  deadlineMs: number;
  /** Bytes of resident memory. */
  maxMemory: number;
}

/** A child process that evaluates server bundles and runs one job at a time. */
export interface RenderProcess {
  /** Runs a job, whose reads of the catalogue are answered by `read`. Rejects with a `JobError`, or with `ProcessEnded`. */
  run(job: RenderJob, read: ReadCatalog): Promise<unknown>;
  isBusy(): boolean;
  kill(): void;
}

const WORKER = fileURLToPath(new URL('./renderWorker.js', import.meta.url));
const START_TIMEOUT_MS = 10_000;
const MEMORY_CHECK_MS = 100;
const MAX_HEAP_MB = 256;
const PAGE_SIZE = 4096;
const MB = 1024 * 1024;

/** The process may read files, but neither write them nor start processes or threads, nor load native code. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const NODE_OPTIONS = [PERMISSION, '--allow-fs-read=*', '--no-warnings', `--max-old-space-size=${MAX_HEAP_MB}`];

/**
 * Starts a rendering process: with an empty environment, without a handle of the database, below the server's priority. It is
 * killed where a job exceeds the deadline or its memory exceeds the limit. `onEnd` is called once, unless it was ended by `kill`.
 */
export function startRenderProcess(limits: ProcessLimits, onEnd: (ended: ProcessEnded) => void): RenderProcess {
  const child = fork(WORKER, [], {
    env: { NODE_ENV: 'production' },
    execArgv: NODE_OPTIONS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let job: RenderJob | undefined;
  let readCatalog: ReadCatalog = noReads;
  let settle: { resolve(result: unknown): void; reject(error: Error): void } | undefined;
  let deadline = startDeadline(START_TIMEOUT_MS, 'it did not start');
  let reason: string | undefined;
  let isReady = false;
  let hasEnded = false;

  function end(why: string): void {
    reason ??= why;
    child.kill('SIGKILL');
  }

  function startDeadline(ms: number, problem: string): NodeJS.Timeout {
    return setTimeout(() => end(`${problem} within ${ms} ms`), ms).unref();
  }

  function startJob(): void {
    if (!job) return;
    deadline = startDeadline(limits.deadlineMs, 'a job did not end');
    child.send(job, (error) => error && end(error.message));
  }

  async function answerRead({ id, method, args }: { id: number; method: string; args: unknown[] }): Promise<void> {
    const answer: ReadAnswer = await readCatalog(method, args).then(
      (result) => ({ read: id, result }),
      (error: unknown) => ({ read: id, error: String(error) }),
    );
    if (child.connected) child.send(answer, () => undefined);
  }

  function handleMessage(message: RenderMessage | 'ready'): void {
    if (typeof message === 'object' && 'read' in message) return void answerRead(message.read);
    clearTimeout(deadline);
    if (message === 'ready') {
      isReady = true;
      return startJob();
    }
    if ('crash' in message) return end(redactAddresses(message.crash));
    const current = settle;
    settle = undefined;
    if ('result' in message) current?.resolve(message.result);
    else current?.reject(new JobError(redactAddresses(message.error)));
  }

  function handleEnd(why: string): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(deadline);
    clearInterval(memoryCheck);
    const ended = new ProcessEnded(reason ?? why, job);
    if (reason !== KILLED) onEnd(ended);
    settle?.reject(ended);
  }

  async function checkMemory(): Promise<void> {
    const memory = await residentMemory(child.pid);
    if (memory > limits.maxMemory) end(`it used ${Math.round(memory / MB)} MB of memory`);
  }

  child.on('message', handleMessage);
  child.on('error', (error) => handleEnd(error.message));
  child.on('exit', (code, signal) => handleEnd(signal ? `signal ${signal}` : `exit code ${code}`));
  const memoryCheck = setInterval(() => void checkMemory(), MEMORY_CHECK_MS).unref();
  // best effort: not every system allows it
  attempt(() => child.pid && setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL));
  // the server ends without waiting for it; it ends when the channel closes
  child.unref();
  child.channel?.unref();

  return {
    run(next, read) {
      return new Promise((resolve, reject) => {
        job = next;
        readCatalog = read;
        settle = { resolve, reject };
        if (isReady) startJob();
      });
    },
    isBusy: () => settle !== undefined,
    kill: () => end(KILLED),
  };
}

const KILLED = 'it was stopped';

function noReads(): Promise<never> {
  return Promise.reject(new Error('There is no job'));
}

/** Resident bytes of a process; 0 where the system does not tell. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * PAGE_SIZE;
}
