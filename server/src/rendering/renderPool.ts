import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config/config';
import { attempt } from '../system/attempt';
import { poolEvents, type PoolEvent } from '../events/events';
import { PoolBusy, ProcessEnded, type ReadCatalog, type RenderJob } from './renderJob';
import { startRenderProcess, type ProcessLimits, type RenderProcess } from './renderProcess';

export interface PoolOptions extends ProcessLimits {
  /** Most processes at a time. */
  size: number;
  /** Jobs that may wait for a process. */
  maxWaiting: number;
}

const DEADLINE_MS = 5_000;
const MAX_MEMORY = 150 * 1024 * 1024;
const MAX_WAITING_PER_PROCESS = 16;
/** An idle process is checked this often, and ended after so many checks. */
const CHECK_MS = 1_000;
const MAX_IDLE_CHECKS = 300;
/** A process continues with its tenant while no job has waited for longer than this. */
const MAX_TURN_MS = 250;

/** The options of a server: a job has five seconds (or the time that a visitor waits, if longer), a process 150 MB. */
export function poolOptions({ renderProcesses, renderTimeoutMs, renderUser }: Config): PoolOptions {
  return {
    size: renderProcesses,
    maxWaiting: renderProcesses * MAX_WAITING_PER_PROCESS,
    deadlineMs: Math.max(DEADLINE_MS, renderTimeoutMs),
    maxMemory: MAX_MEMORY,
    user: renderUser,
  };
}

/** Processes that run jobs. Each serves one tenant, one job at a time. */
export type RenderPool = ReturnType<typeof createRenderPool>;

interface WaitingJob {
  job: RenderJob;
  tenant: string;
  read: ReadCatalog;
  /** Milliseconds for which a process of its own is watched. */
  watchMs?: number;
  since: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface PooledProcess extends RenderProcess {
  /** The tenant as text; empty if the process is for one job. */
  tenant: string;
  isBusy: boolean;
  hasServed: boolean;
  idleChecks: number;
}

/** Creates a pool. A process is started when a job needs one; for another tenant, the one that was idle longest is ended first. */
export function createRenderPool({ size, maxWaiting, ...limits }: PoolOptions) {
  /** The processes in the order of their last use. */
  const processes = new Set<PooledProcess>();
  const waiting: WaitingJob[] = [];
  const listeners: ((ended: ProcessEnded) => void)[] = [];
  let isClosed = false;

  function start(job: RenderJob, tenant: string): PooledProcess {
    const started = startRenderProcess(job.tenant, limits, (ended) => {
      processes.delete(pooled);
      if (tenant) listeners.forEach((listener) => listener(ended));
    });
    const pooled: PooledProcess = { ...started, tenant, isBusy: false, hasServed: false, idleChecks: 0 };
    processes.add(pooled);
    return pooled;
  }

  function stop(used: PooledProcess): void {
    processes.delete(used);
    used.kill();
  }

  /** The idle process of the tenant that has run last: it is the quickest, because its code is compiled and in the processor's caches. */
  function ofTenant({ tenant, watchMs }: WaitingJob): PooledProcess | undefined {
    return [...processes].findLast((idle) => !idle.isBusy && idle.tenant === tenant && watchMs === undefined);
  }

  function processFor(next: WaitingJob): PooledProcess | undefined {
    const own = ofTenant(next);
    if (own) return own;
    const idle = processes.size < size ? undefined : [...processes].find(({ isBusy }) => !isBusy);
    if (idle) stop(idle);
    return processes.size < size ? start(next.job, next.watchMs === undefined ? next.tenant : '') : undefined;
  }

  /** The first job, or one for a tenant that has a free process while the first has not waited long. */
  function nextJob(): WaitingJob | undefined {
    const [first] = waiting;
    return first && performance.now() - first.since < MAX_TURN_MS ? (waiting.find(ofTenant) ?? first) : first;
  }

  function runNext(): void {
    for (let next = nextJob(); next && !isClosed; next = nextJob()) {
      const used = attempt(processFor.bind(undefined, next));
      if (!used) break;
      waiting.splice(waiting.indexOf(next), 1);
      void serve(used, next);
    }
    announce();
  }

  async function serve(used: PooledProcess, next: WaitingJob): Promise<void> {
    const { hasServed } = used;
    Object.assign(used, { isBusy: true, hasServed: true, idleChecks: 0 });
    processes.delete(used);
    processes.add(used);
    const problem = await used.check().catch((error: unknown) => error);
    if (!problem) await run(used, next).then(next.resolve, next.reject);
    // the process has ended between two jobs, which is no fault of this job
    else if (hasServed && problem instanceof ProcessEnded && !isClosed) waiting.unshift(next);
    else next.reject(problem);
    await used.check().catch(() => stop(used));
    if (next.watchMs !== undefined) stop(used);
    used.isBusy = false;
    runNext();
  }

  async function run(used: PooledProcess, { job, read, watchMs }: WaitingJob): Promise<unknown> {
    const result = await used.run(job, read);
    if (watchMs === undefined) return result;
    await wait(watchMs, undefined, { ref: false });
    await used.check();
    return result;
  }

  function checkIdle(): void {
    for (const used of [...processes].filter(({ isBusy }) => !isBusy)) {
      used.idleChecks += 1;
      if (used.idleChecks > MAX_IDLE_CHECKS) stop(used);
      else void used.check().catch(() => undefined);
    }
  }

  function announce(): void {
    if (!poolEvents.hasSubscribers) return;
    const busy = [...processes].filter(({ isBusy }) => isBusy).length;
    const event: PoolEvent = { processes: processes.size, busy, waiting: waiting.length };
    poolEvents.publish(event);
  }

  function add(job: RenderJob, read: ReadCatalog, watchMs?: number): Promise<unknown> {
    if (isClosed || waiting.length >= maxWaiting) return Promise.reject(new PoolBusy());
    return new Promise((resolve, reject) => {
      const tenant = JSON.stringify(job.tenant);
      waiting.push({ job, tenant, read, watchMs, since: performance.now(), resolve, reject });
      runNext();
    });
  }

  const timer = setInterval(checkIdle, CHECK_MS).unref();
  return {
    /** Runs a job in a free process of its tenant, in a new one, or waits. Rejects with `PoolBusy`, `JobError` or `ProcessEnded`. */
    run: (job: RenderJob, read: ReadCatalog) => add(job, read),
    /** Runs a job in a process of its own, which has to run for `watchMs` after it; `onEnd` is not called for it. */
    runAlone: (job: RenderJob, read: ReadCatalog, watchMs: number) => add(job, read, watchMs),
    /** Calls `listener` for each process that ended by itself or exceeded a limit. */
    onEnd: (listener: (ended: ProcessEnded) => void) => void listeners.push(listener),
    /** Ends all processes; waiting jobs are rejected. */
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const process of processes) process.kill();
      for (const { reject } of waiting.splice(0)) reject(new PoolBusy());
    },
  };
}
