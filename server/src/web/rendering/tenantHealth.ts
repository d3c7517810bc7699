import { LRUCache } from 'lru-cache';
import { pathOf } from '@glow/shared/remotes';
import type { ProcessEnded, RenderJob, Tenant, Work } from './renderJob';
import type { Tell } from '../../base/errors/errors';

const MAX_CRASHES = 3;

/** How long the browser renders a page or tenant after its last crash. */
const PAUSE_MS = 10 * 60_000;

/** Leaves a page that has ended three processes to the browser, and a tenant that three pages or starts have ended. */
export function createTenantHealth(report: Tell) {
  const crashes = new LRUCache<string, number>({ max: 1000, ttl: PAUSE_MS });

  function count(key: string, what: string, pages: string): void {
    const crashed = (crashes.get(key) ?? 0) + 1;
    crashes.set(key, crashed);
    if (crashed === MAX_CRASHES)
      report(`${what} has ended ${crashed} rendering processes: ${pages} left to the browser for ten minutes.`);
  }

  return {
    recordCrash({ tenant, job, reason }: ProcessEnded) {
      const name = buildsOf(tenant);
      report(`A rendering process of ${name} has ended: ${reason}`);
      const page = keyOf(name, job?.work);
      // a page counts once against its tenant
      if (!page || !crashes.has(page)) count(name, name, 'its pages are');
      if (page) count(page, `A page of ${name}`, 'it is');
    },
    isDisabled: ({ tenant, work }: RenderJob) =>
      [buildsOf(tenant), keyOf(buildsOf(tenant), work)].some((key = '') => (crashes.get(key) ?? 0) >= MAX_CRASHES),
  };
}

/** The address of a job's page without its query, which may be any text. */
function keyOf(name: string, work?: Work): string | undefined {
  return work && `${name} ${pathOf(work.of)}`;
}

/** For example `blog 0ce945 with shell 8351e2`. */
export function buildsOf(tenant: Tenant): string {
  return Object.values(tenant)
    .map(({ name, build }) => `${name} ${build}`)
    .toReversed()
    .join(' with ');
}
