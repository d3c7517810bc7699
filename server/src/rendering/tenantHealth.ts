import { LRUCache } from 'lru-cache';
import type { Tenant } from './renderJob';

const MAX_CRASHES = 3;

/** How long a tenant is left alone after its last crash. */
const PAUSE_MS = 10 * 60_000;

/** Counts the rendering processes that ended under a tenant. `report` receives a sentence for each. After three, it is not rendered for ten minutes. */
export function createTenantHealth(report: (sentence: string) => void) {
  const crashes = new LRUCache<string, number>({ max: 1000, ttl: PAUSE_MS });

  return {
    recordCrash(tenant: Tenant, reason: string) {
      const name = buildsOf(tenant);
      const count = (crashes.get(name) ?? 0) + 1;
      crashes.set(name, count);
      report(`A rendering process of ${name} has ended: ${reason}`);
      if (count === MAX_CRASHES)
        report(`${name} has ended ${count} rendering processes: its pages are left to the browser for ten minutes.`);
    },
    isDisabled: (tenant: Tenant) => (crashes.get(buildsOf(tenant)) ?? 0) >= MAX_CRASHES,
  };
}

/** The builds of a tenant as text: `blog 0ce945 with shell 8351e2`. */
export function buildsOf({ bundles }: Tenant): string {
  return Object.values(bundles)
    .map(({ name, build }) => `${name} ${build}`)
    .toReversed()
    .join(' with ');
}
