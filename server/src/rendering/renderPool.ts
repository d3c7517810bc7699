import type { Config } from '../config/config';
import { poolEvents, type PoolEvent } from '../system/events';
import { PoolBusy, type ProcessEnded, type ReadCatalog, type RenderJob } from './renderJob';
import { startRenderProcess, type ProcessLimits, type RenderProcess } from './renderProcess';

/** Size and limits of a pool. */
export interface PoolOptions extends ProcessLimits {
  /** Number of processes. */
  size: number;
  /** Jobs that may wait for a process. */
  maxWaiting: number;
}

const DEADLINE_MS = 5_000;
const MAX_MEMORY = 512 * 1024 * 1024;
const MAX_WAITING_PER_PROCESS = 16;

/** The options of a server: a job has five seconds (or the time that a visitor waits, if longer), a process 512 MB. */
export function poolOptions({ renderProcesses, renderTimeoutMs }: Config): PoolOptions {
  return {
    size: renderProcesses,
    maxWaiting: renderProcesses * MAX_WAITING_PER_PROCESS,
    deadlineMs: Math.max(DEADLINE_MS, renderTimeoutMs),
    maxMemory: MAX_MEMORY,
  };
}

/** Processes that run jobs, each one at a time. */
export interface RenderPool {
  /** Runs a job in a free process, or waits for one. Rejects with `PoolBusy`, `JobError` or `ProcessEnded`. */
  run(job: RenderJob, read: ReadCatalog): Promise<unknown>;
  /** Calls `listener` for each process that ended by itself or exceeded a limit. */
  onEnd(listener: (ended: ProcessEnded) => void | Promise<void>): void;
  /** Ends all processes; waiting jobs are rejected. */
  close(): void;
}

interface WaitingJob {
  job: RenderJob;
  read: ReadCatalog;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Creates a pool. A process is started when a job needs one, and replaced after it has ended. */
export function createRenderPool({ size, maxWaiting, ...limits }: PoolOptions): RenderPool {
  const processes = new Set<RenderProcess>();
  const waiting: WaitingJob[] = [];
  const listeners: ((ended: ProcessEnded) => void | Promise<void>)[] = [];
  let isClosed = false;

  function start(): RenderProcess {
    const started = startRenderProcess(limits, (ended) => {
      processes.delete(started);
      for (const listener of listeners) void listener(ended);
    });
    processes.add(started);
    return started;
  }

  function freeProcess(): RenderProcess | undefined {
    return [...processes].find((candidate) => !candidate.isBusy()) ?? (processes.size < size ? start() : undefined);
  }

  function runNext(): void {
    while (waiting.length > 0 && !isClosed) {
      const free = freeProcess();
      if (!free) return announce();
      const { job, read, resolve, reject } = waiting.shift() as WaitingJob;
      void free.run(job, read).then(resolve, reject).finally(runNext);
    }
    announce();
  }

  function announce(): void {
    if (!poolEvents.hasSubscribers) return;
    const busy = [...processes].filter((running) => running.isBusy()).length;
    const event: PoolEvent = { processes: processes.size, busy, waiting: waiting.length };
    poolEvents.publish(event);
  }

  return {
    run(job, read) {
      if (isClosed || waiting.length >= maxWaiting) return Promise.reject(new PoolBusy());
      return new Promise((resolve, reject) => {
        waiting.push({ job, read, resolve, reject });
        runNext();
      });
    },
    onEnd: (listener) => void listeners.push(listener),
    close() {
      isClosed = true;
      for (const running of processes) running.kill();
      for (const { reject } of waiting.splice(0)) reject(new PoolBusy());
    },
  };
}
