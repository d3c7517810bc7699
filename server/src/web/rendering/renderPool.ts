import { availableParallelism } from 'node:os';
import { attempt } from '../../base/system/attempt';
import { poolEvents, type PoolEvent } from '../../base/events/events';
import { PoolBusy, ProcessEnded, type RenderJob, type Tenant } from './renderJob';
import type { Read } from '../pageReads';
import { noReads, startRenderProcess, type ProcessLimits, type RenderProcess } from './renderProcess';
import { withStartLimit } from './jobLimit';
import { createWaitingJobs, type WaitingJob } from './waitingJobs';

export interface PoolOptions extends ProcessLimits {
  /** Most processes at a time. Default: one for each live tenant, and one for each core. */
  size?: number;
  /** Milliseconds. A job that would have to wait longer is refused, a job of a new address after half of this time. */
  maxWaitMs: number;
}

/** Each start takes the processor time of many pages. */
const MAX_STARTING = 2;
/** A job waits so long before its tenant may get a second process: longer than a page takes without a slow read. */
const SECOND_AFTER_MS = 100;
/** Checks of an idle process: it is ended after `MAX_IDLE_CHECKS` if its tenant is not live. */
const CHECK_MS = 1_000;
const MAX_IDLE_CHECKS = 300;

export type RenderPool = ReturnType<typeof createRenderPool>;

/** The state of a process at first. */
const STARTING = { isStarting: true, isBusy: true, hasServed: false, idleChecks: 0 };

type PooledProcess = RenderProcess & typeof STARTING & { tenant: string };

/** Starts processes for jobs, and replaces a live tenant's; ends a live tenant's last one only if there is a `size`. */
export function createRenderPool({ size, maxWaitMs, ...limits }: PoolOptions) {
  // in the order of their last use
  const processes = new Set<PooledProcess>();
  const waiting = createWaitingJobs(maxWaitMs);
  const listeners: ((ended: ProcessEnded) => void)[] = [];
  let live = new Set<string>();
  let isClosed = false;

  const processesOf = (tenant: string) => [...processes].filter((one) => one.tenant === tenant);
  const places = () => size ?? live.size + availableParallelism();

  function start(next: WaitingJob): void {
    const { job, tenant } = next;
    const started = startRenderProcess(job.tenant, limits, (ended) => {
      processes.delete(pooled);
      if (ended.isFault) listeners.forEach((listener) => listener(ended));
      if (pooled.hasServed && live.has(tenant) && !isClosed) start(next);
    });
    const pooled: PooledProcess = { ...started, ...STARTING, tenant };
    processes.add(pooled);
    const handleStart = (error?: unknown) => {
      Object.assign(pooled, { isStarting: false, isBusy: false });
      if (error) stop(pooled);
      const isAgain = error instanceof ProcessEnded && !error.isFault;
      if (error && !isAgain && processesOf(tenant).length === 0) waiting.refuse((one) => one.tenant === tenant, error);
      runNext();
    };
    void started.check().then(() => handleStart(), handleStart);
  }

  function stop(used: PooledProcess): void {
    processes.delete(used);
    used.kill();
  }

  const isSpare = ({ tenant }: PooledProcess) => !live.has(tenant) || processesOf(tenant).length > 1;

  function makePlace(): boolean {
    if (processes.size < places()) return true;
    const idle = [...processes].filter(({ isBusy }) => !isBusy);
    const ended = idle.find(isSpare) ?? (size === undefined ? undefined : idle[0]);
    if (ended) stop(ended);
    return ended !== undefined;
  }

  function mayStart({ job, tenant, isLate }: WaitingJob): boolean {
    const own = processesOf(tenant);
    const starting = [...processes].filter(({ isStarting }) => isStarting);
    if (starting.length >= MAX_STARTING || own.some(({ isStarting }) => isStarting)) return false;
    if (own.length === 0) return makePlace();
    if (!job.work || !isLate || own.length > availableParallelism() / 2) return false;
    const missing = [...live].filter((one) => processesOf(one).length === 0);
    return processes.size + missing.length < places();
  }

  function runNext(): void {
    if (isClosed) return;
    for (const next of waiting.list()) {
      // the process that has run last is the quickest: its code is compiled and in the processor's caches
      const used = processesOf(next.tenant).findLast(({ isBusy }) => !isBusy);
      if (used) {
        waiting.remove(next);
        void serve(used, next);
      } else if (mayStart(next)) attempt(() => start(next));
    }
    announce();
  }

  async function serve(used: PooledProcess, next: WaitingJob): Promise<void> {
    Object.assign(used, { isBusy: true, hasServed: true, idleChecks: 0 });
    processes.delete(used);
    processes.add(used);
    const problem = await used.check().catch((error: unknown) => error);
    const begun = performance.now();
    if (!problem) await used.run(next.job, next.read).then(next.resolve, next.reject);
    // the process has ended between two jobs, which is no fault of this job
    else if (!next.isRepeated && !isClosed) waiting.add(Object.assign(next, { isRepeated: true }));
    else next.reject(problem);
    waiting.noteTime(performance.now() - begun);
    await used.check().catch(() => stop(used));
    used.isBusy = false;
    runNext();
  }

  function checkIdle(): void {
    for (const used of [...processes].filter(({ isBusy }) => !isBusy)) {
      used.idleChecks += 1;
      if (used.idleChecks > MAX_IDLE_CHECKS && !live.has(used.tenant)) stop(used);
      else void used.check().catch(() => undefined);
    }
  }

  function announce(): void {
    if (!poolEvents.hasSubscribers) return;
    const busy = [...processes].filter(({ isBusy }) => isBusy).length;
    poolEvents.publish({ processes: processes.size, busy, waiting: waiting.list().length } satisfies PoolEvent);
  }

  function add(job: RenderJob, read: Read): Promise<unknown> {
    const tenant = keyOf(job.tenant);
    if (isClosed || waiting.isTooLate(job, tenant, processesOf(tenant).length)) return Promise.reject(new PoolBusy());
    return new Promise((resolve, reject) => {
      const next: WaitingJob = { job, tenant, read, resolve, reject };
      waiting.add(next);
      setTimeout(() => {
        next.isLate = true;
        runNext();
      }, SECOND_AFTER_MS).unref();
      runNext();
    });
  }

  const timer = setInterval(checkIdle, CHECK_MS).unref();
  return {
    /** Rejects with `PoolBusy`, `JobError` or `ProcessEnded`. */
    run: add,
    /** Whether each tenant has a process that has started. */
    hasStarted: (tenants: readonly Tenant[]) =>
      tenants.every((tenant) => processesOf(keyOf(tenant)).some(({ isStarting }) => !isStarting)),
    /** Keeps a process for each tenant. Resolves when all have started or failed, or after `withStartLimit`. */
    async prepare(tenants: readonly Tenant[]) {
      live = new Set([...live, ...tenants.map(keyOf)]);
      const begun = tenants.slice(0, size).map((tenant) => add({ tenant, priority: 'known' }, noReads));
      const own = new Set(tenants.map(keyOf));
      const starting = () => [...processes].filter((one) => one.isStarting && own.has(one.tenant));
      await withStartLimit(Promise.allSettled(begun), starting);
    },
    /** Forgets all other tenants: ends their starts, and their idle processes if there are too many processes. */
    keepOnly(tenants: readonly Tenant[]) {
      live = new Set(tenants.map(keyOf));
      waiting.refuse(({ job, tenant }) => !job.work && !live.has(tenant), new PoolBusy());
      const isWantedBy = (one: PooledProcess) => waiting.list().some(({ tenant }) => tenant === one.tenant);
      for (const one of [...processes].filter(({ tenant }) => !live.has(tenant)))
        if (one.isStarting ? !isWantedBy(one) : !one.isBusy && processes.size > places()) stop(one);
      runNext();
    },
    /** Calls `listener` for each process that ended by itself or exceeded a limit. */
    onEnd: (listener: (ended: ProcessEnded) => void) => void listeners.push(listener),
    /** Rejects waiting jobs. */
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const process of processes) process.kill();
      waiting.refuse(() => true, new PoolBusy());
    },
  };
}

const keyOf = (tenant: Tenant) => JSON.stringify(tenant);
