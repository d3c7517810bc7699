import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { redactAddresses } from '@glow/shared/text';
import { attempt } from '../system/attempt';
import {
  JobError,
  ProcessEnded,
  readBundles,
  type ReadCatalog,
  type RenderJob,
  type RenderMessage,
  type Tenant,
  type Work,
} from './renderJob';

export interface ProcessLimits {
  /** Milliseconds that a job may take. */
  deadlineMs: number;
  /** Bytes of resident memory. */
  maxMemory: number;
  /** Id of the user that it runs as; undefined: that of the server. */
  user?: number;
}

/** A child process that evaluates the server bundles of one tenant and runs one job at a time. */
export type RenderProcess = ReturnType<typeof startRenderProcess>;

const PROGRAM = readFileSync(fileURLToPath(new URL('./renderWorker.js', import.meta.url)));
/** A start takes longer than a job: the process starts Node and evaluates the bundles. */
const START_DEADLINES = 2;
const MEMORY_CHECK_MS = 100;
const MAX_HEAP_MB = 64;
const MAX_ANSWER_LENGTH = 16 * 1024 * 1024;
const PAGE_SIZE = 4096;
const MB = 1024 * 1024;
const KILLED = 'it was stopped';

/** The process may neither read files nor write them, nor start processes or threads, nor load native code. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const NODE_OPTIONS = [PERMISSION, '--no-warnings', `--max-old-space-size=${MAX_HEAP_MB}`];

/**
 * Starts a rendering process: with an empty environment and one pipe to the server, below the server's priority. It is killed if a
 * job exceeds the deadline, its memory exceeds the limit, or it sends an unexpected message. `onEnd` is called once, unless `kill` has ended
 * it.
 */
export function startRenderProcess(tenant: Tenant, limits: ProcessLimits, onEnd: (ended: ProcessEnded) => void) {
  const child = spawn(process.execPath, [...NODE_OPTIONS, '--input-type=module', '--eval', String(PROGRAM)], {
    cwd: '/',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    uid: limits.user,
    gid: limits.user,
  });
  const pipe = child.stdio[3] as Socket;
  const nonce = randomBytes(16).toString('base64url');
  const prepared = readBundles(tenant).then((bundles) => send({ ...tenant, nonce, bundles }));
  let lastJob: RenderJob | undefined;
  let current: { read: ReadCatalog; resolve(result: unknown): void; reject(error: Error): void } | undefined;
  let count = 0;
  let deadline: NodeJS.Timeout | undefined;
  let checked = prepared.then(() => ask({ isCheck: true }, limits.deadlineMs * START_DEADLINES, 'it did not start'));
  let received = '';
  let reason: string | undefined;
  let ended: ProcessEnded | undefined;

  function end(why: string): void {
    reason ??= why;
    child.kill('SIGKILL');
  }

  function send(message: object): void {
    pipe.write(`${JSON.stringify(message)}\n`);
  }

  function ask(
    work: Work | { isCheck: true },
    ms: number,
    problem: string,
    read: ReadCatalog = () => Promise.reject(new Error('There is no job')),
  ) {
    return new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended);
      count += 1;
      current = { read, resolve, reject };
      deadline = setTimeout(() => end(`${problem} within ${ms} ms`), ms).unref();
      send({ id: count, work });
    });
  }

  async function answerRead(message: Extract<RenderMessage, { read: number }>): Promise<void> {
    const { id, read, method, args } = message;
    // the job has ended meanwhile
    if (id !== count || !current) return;
    const answer = await current.read(method, args).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: String(error) }),
    );
    if (!ended) send({ read, ...answer });
  }

  function handle(message: RenderMessage): void {
    if ('crash' in message) return end(redactAddresses(message.crash));
    if ('read' in message) return void answerRead(message);
    if (message.id !== count || !current) return end('it answered what it was not asked');
    clearTimeout(deadline);
    const { resolve, reject } = current;
    current = undefined;
    if ('error' in message) reject(new JobError(redactAddresses(message.error)));
    else resolve(message.result);
  }

  function receive(text: string): void {
    received += text;
    if (received.length > MAX_ANSWER_LENGTH) return end('it sent too long an answer');
    if (!text.includes('\n')) return;
    const lines = received.split('\n');
    received = lines.pop() ?? '';
    for (const line of lines) {
      // a bundle can change how its result is serialized, and so the message
      const isRead = attempt(() => {
        if (!line.startsWith(`${nonce} `)) return false;
        handle(JSON.parse(line.slice(nonce.length)) as RenderMessage);
        return true;
      });
      if (!isRead) return end('it sent what cannot be read');
    }
  }

  function handleEnd(why: string): void {
    if (ended) return;
    ended = new ProcessEnded(reason ?? why, lastJob);
    clearTimeout(deadline);
    clearInterval(memoryCheck);
    pipe.destroy();
    if (reason !== KILLED) onEnd(ended);
    current?.reject(ended);
  }

  function checkMemory(): void {
    const memory = residentMemory(child.pid);
    if (memory > limits.maxMemory) end(`it used ${Math.round(memory / MB)} MB of memory`);
  }

  pipe.setEncoding('utf8').on('data', receive);
  // the exit of the process is handled below
  pipe.on('error', () => undefined);
  child.on('error', (error) => handleEnd(error.message));
  child.on('exit', (code, signal) => handleEnd(signal ? `signal ${signal}` : `exit code ${code}`));
  checked.catch(() => undefined);
  const memoryCheck = setInterval(checkMemory, MEMORY_CHECK_MS).unref();
  // best effort: not every system allows it
  attempt(() => child.pid && setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL));
  // the server ends without waiting for the process, which ends when the pipe closes
  child.unref();
  pipe.unref();

  return {
    /** Runs a job, whose reads of the catalogue are answered by `read`. Rejects with a `JobError`, or with `ProcessEnded`. */
    run(job: RenderJob, read: ReadCatalog) {
      lastJob = job;
      return ask(job.work, limits.deadlineMs, 'a job did not end', read);
    },
    /** Rejects with `ProcessEnded` if the process does not answer, or has ended. */
    async check() {
      const before = checked;
      checked = before.then(() => ask({ isCheck: true }, limits.deadlineMs, 'it did not answer after its job'));
      await checked;
    },
    kill: () => end(KILLED),
  };
}

/** Resident bytes of a process; 0 if the system does not provide the figure. */
function residentMemory(pid: number | undefined): number {
  const text = attempt(() => readFileSync(`/proc/${pid}/statm`, 'utf8'));
  return Number(text?.split(' ')[1] ?? 0) * PAGE_SIZE;
}
