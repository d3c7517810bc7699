import { LRUCache } from 'lru-cache';
import { MAX_CRASHES } from '../releases/countOutcomes';
import type { Bundle } from './renderJob';

const MAX_BUILDS = 1000;

/** Counts the rendering processes that builds have ended, until the server ends. `report` receives one sentence for each. */
export function createBuildHealth(report: (sentence: string) => void) {
  const crashes = new LRUCache<string, number>({ max: MAX_BUILDS });

  return {
    recordCrash({ name, build }: Bundle, reason: string) {
      const key = `${name}@${build}`;
      const count = (crashes.get(key) ?? 0) + 1;
      crashes.set(key, count);
      report(`${name} ${build} has ended a rendering process: ${reason}`);
      if (count === MAX_CRASHES)
        report(
          `${name} ${build} has ended ${count} rendering processes: its pages are left to the browser from now on.`,
        );
    },
    isDisabled: ({ name, build }: Bundle) => (crashes.peek(`${name}@${build}`) ?? 0) >= MAX_CRASHES,
  };
}
