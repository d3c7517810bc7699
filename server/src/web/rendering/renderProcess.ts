import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { redactAddresses } from '@glow/shared/text';
import { attempt } from '../../base/system/attempt';
import { createJobLimit } from './jobLimit';
import { readProcessUse } from './processUse';
import { JobError, ProcessEnded, readBundles, type RenderJob, type RenderMessage, type Tenant } from './renderJob';
import type { Read } from '../pageReads';

export interface ProcessLimits {
  /** Milliseconds of processor time that a job may take, and that it may sleep. */
  deadlineMs: number;
  /** Bytes of resident memory. */
  maxMemory: number;
  /** Id of the user that it runs as; undefined for the server's user. */
  user?: number;
}

/** The process's present task. */
interface Current {
  what: string;
  problemOf: ReturnType<typeof createJobLimit>;
  openReads: number;
  read: Read;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A child process that evaluates the server bundles of one tenant and runs one job at a time. */
export type RenderProcess = ReturnType<typeof startRenderProcess>;

/** A start takes longer than a job: the process starts Node and evaluates the bundles. */
const START_DEADLINES = 2;
const CHECK_MS = 100;
/** Below the server's priority, but not while it starts. */
const NICE = 5;
const MB = 1024 * 1024;
const MAX_ANSWER_LENGTH = 16 * MB;
const KILLED = 'it was stopped';
const JOB = 'a job';
const PROGRAM = readFileSync(new URL('./renderWorker.js', import.meta.url));
const MAX_HEAP_MB = 64;

/** The process may neither read files nor write them, nor start processes or threads, nor load native code. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const NODE_OPTIONS = [PERMISSION, '--no-warnings', `--max-old-space-size=${MAX_HEAP_MB}`];

export const noReads: Read = () => Promise.reject(new Error('There is no job'));

/** Kills the process if it exceeds a limit or sends an invalid message. `onEnd` is called once, but not for `kill`. */
export function startRenderProcess(tenant: Tenant, limits: ProcessLimits, onEnd: (ended: ProcessEnded) => void) {
  // the environment is empty; the fourth stream is a pipe to the server
  const child = spawn(process.execPath, [...NODE_OPTIONS, '--input-type=module', '--eval', String(PROGRAM)], {
    cwd: '/',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    uid: limits.user,
    gid: limits.user,
  });
  const pipe = child.stdio[3] as Socket;
  const nonce = randomBytes(16).toString('base64url');
  const prepared = readBundles(tenant).then((bundles) => send({ nonce, bundles }));
  let lastJob: RenderJob | undefined;
  let current: Current | undefined;
  let count = 0;
  let toldFacts = '';
  let watchedAt = performance.now();
  let checked = prepared.then(() => ask('its start', limits.deadlineMs * START_DEADLINES));
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

  function ask(what: string, limitMs: number, job?: RenderJob, read = noReads) {
    return new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended);
      count += 1;
      current = { what, problemOf: createJobLimit(limitMs), openReads: 0, read, resolve, reject };
      const facts = job?.facts && JSON.stringify(job.facts);
      send({ id: count, work: job?.work, ...(facts !== toldFacts && { facts: job?.facts }) });
      toldFacts = facts ?? toldFacts;
    });
  }

  async function answerRead({ id, read, method, args }: Extract<RenderMessage, { read: number }>): Promise<void> {
    // the job has ended meanwhile
    if (id !== count || !current) return;
    const asking = current;
    asking.openReads += 1;
    const answer = await asking.read(method, args).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: String(error) }),
    );
    asking.openReads -= 1;
    if (!ended) send({ read, ...answer });
  }

  function handle(message: RenderMessage): void {
    if ('crash' in message) return end(redactAddresses(message.crash));
    if ('read' in message) return void answerRead(message);
    if (message.id !== count || !current) return end('it answered what it was not asked');
    const asked = current;
    current = undefined;
    if ('error' in message) asked.reject(new JobError(redactAddresses(message.error)));
    else asked.resolve(message.result);
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
        handle(JSON.parse(line.slice(nonce.length)));
        return true;
      });
      if (!isRead) return end('it sent what cannot be read');
    }
  }

  function handleEnd(why: string, signal?: string | null): void {
    if (ended) return;
    const isFault = reason !== undefined || signal !== 'SIGKILL' || current?.what === JOB;
    ended = new ProcessEnded(reason ?? why, tenant, lastJob, isFault);
    clearInterval(timer);
    pipe.destroy();
    if (reason !== KILLED) onEnd(ended);
    current?.reject(ended);
  }

  function watch(): void {
    const use = readProcessUse(child.pid);
    const now = performance.now();
    // after a pause of the whole machine, no process has slept
    const passedMs = Math.min(now - watchedAt, 2 * CHECK_MS);
    watchedAt = now;
    if (use && use.memory > limits.maxMemory) return end(`it used ${Math.round(use.memory / MB)} MB of memory`);
    const problem = current?.problemOf(use, passedMs, current.openReads > 0);
    if (problem) end(`${current?.what} ${problem}`);
  }

  pipe.setEncoding('utf8').on('data', receive);
  pipe.on('error', () => undefined);
  child.on('error', (error) => handleEnd(error.message));
  child.on('exit', (code, signal) => handleEnd(signal ? `signal ${signal}` : `exit code ${code}`, signal));
  checked.catch(() => undefined);
  const timer = setInterval(watch, CHECK_MS).unref();
  // the process ends when the pipe closes
  child.unref();
  pipe.unref();

  return {
    /** `read` answers the job's reads. Rejects with a `JobError`, or with `ProcessEnded`. */
    async run(job: RenderJob, read: Read) {
      if (!job.work) return undefined;
      const isFirst = !lastJob;
      lastJob = job;
      const result = await ask(JOB, limits.deadlineMs, job, read);
      // not every system allows it
      if (isFirst) attempt(() => child.pid && setPriority(child.pid, NICE));
      return result;
    },
    /** Rejects with `ProcessEnded` if the process does not answer, or has ended. */
    async check() {
      checked = checked.then(() => ask('what a job has left behind', limits.deadlineMs));
      await checked;
    },
    /** Milliseconds of processor time; undefined if the system does not tell. */
    cpuMs: () => readProcessUse(child.pid)?.cpuMs,
    kill: () => end(KILLED),
  };
}
