import { PRIORITIES, type RenderJob } from './renderJob';
import type { Read } from '../pageReads';

export interface WaitingJob {
  job: RenderJob;
  /** The tenant as text. */
  tenant: string;
  read: Read;
  /** Whether it has waited so long that a second process may start. */
  isLate?: boolean;
  /** Whether the process that was to run it had ended. */
  isRepeated?: boolean;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** The assumed time of a job before any has ended. */
const FIRST_MEAN_MS = 20;

/** By priority, then in the order of arrival. */
export function createWaitingJobs(maxWaitMs: number) {
  const waiting: WaitingJob[] = [];
  let meanMs = FIRST_MEAN_MS;

  function remove(next: WaitingJob): void {
    waiting.splice(waiting.indexOf(next), 1);
  }

  return {
    list: (): readonly WaitingJob[] => [...waiting],
    remove,
    add(next: WaitingJob) {
      const at = waiting.findIndex((one) => rank(one.job) > rank(next.job));
      waiting.splice(at < 0 ? waiting.length : at, 0, next);
    },
    refuse(isRefused: (next: WaitingJob) => boolean, error: unknown) {
      for (const next of waiting.filter(isRefused)) {
        remove(next);
        next.reject(error);
      }
    },
    /** Notes the time of a job; a job that hangs counts little. */
    noteTime(ms: number) {
      meanMs += (Math.min(ms, 2 * meanMs) - meanMs) / 10;
    },
    /** Whether a job would wait longer than `maxWaitMs`, or half of it for a new address. Background jobs may wait. */
    isTooLate(job: RenderJob, tenant: string, processes: number): boolean {
      if (job.priority === 'background') return false;
      const before = waiting.filter((one) => one.tenant === tenant && rank(one.job) <= rank(job));
      const waitMs = (before.length * meanMs) / Math.max(1, processes);
      return waitMs > (job.priority === 'new' ? maxWaitMs / 2 : maxWaitMs);
    },
  };
}

const rank = ({ priority }: RenderJob): number => PRIORITIES.indexOf(priority);
