import { LRUCache } from 'lru-cache';
import { MAX_CRASHES } from '../releases/countOutcomes';
import type { Bundle } from './renderJob';

const MAX_BUILDS = 1000;

/** Which builds may be rendered on the server. */
export interface BuildHealth {
  /** Counts a rendering process that the build has ended. */
  recordCrash(bundle: Bundle, reason: string): void;
  isDisabled(bundle: Bundle): boolean;
}

/** Counts crashes by build, until the server ends. `report` receives one sentence for each. */
export function createBuildHealth(report: (sentence: string) => void): BuildHealth {
  const crashes = new LRUCache<string, number>({ max: MAX_BUILDS });

  return {
    recordCrash({ name, build }, reason) {
      const key = `${name}@${build}`;
      const count = (crashes.get(key) ?? 0) + 1;
      crashes.set(key, count);
      report(`${name} ${build} has ended a rendering process: ${reason}`);
      if (count === MAX_CRASHES)
        report(
          `${name} ${build} has ended ${count} rendering processes: its pages are left to the browser from now on.`,
        );
    },
    isDisabled: ({ name, build }) => (crashes.peek(`${name}@${build}`) ?? 0) >= MAX_CRASHES,
  };
}
