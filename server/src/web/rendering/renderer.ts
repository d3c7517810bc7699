import { AsyncResource } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ownerNameOf, type RemoteRoutes } from '@glow/shared/remotes';
import { z } from 'zod';
import type { Config } from '../../base/config/config';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import { routesAlone } from '../../releases/repository/remoteRoutes';
import { UnavailableError } from '../../base/errors/errors';
import { renderEvent, renderEvents, pageEvents, type PageEvent } from '../../base/events/events';
import { checkFragment, FragmentRefused, isMissingFragment } from './checkFragment';
import { REFUSED_READ, type PageReads, type Read, type WithReads } from '../pageReads';
import {
  JobError,
  ProcessEnded,
  TenantDisabled,
  listedPages,
  type Bundle,
  type ListedPage,
  type Priority,
  type RenderJob,
  type Work,
  renderedPage,
  type RenderedPage,
  tenantOf,
} from './renderJob';
import type { RenderPool, PoolOptions } from './renderPool';
import { buildsOf, createTenantHealth } from './tenantHealth';

/** `releases` are by package name, with the shell's. */
export interface RenderInput {
  releases: ReadonlyMap<string, StoredRelease>;
  remotes: readonly RemoteRoutes[];
}

/** A build that makes pages fail. */
export type Fault = Pick<Bundle, 'name' | 'build'>;

export type Renderer = ReturnType<typeof createPoolRenderer>;

interface RendererOptions {
  pool: RenderPool;
  reads: Pick<PageReads, 'methods' | 'record'>;
  site: SiteOrigin;
  /** As in `realAccounts`. */
  accounts?: string;
  report(sentence: string): void;
  /** For the search for faults: the build before one that may be withdrawn, and a separate pool. */
  faults?: { buildBefore(name: string, build: string): StoredRelease | undefined; makePool(): RenderPool };
}

/** After a crash, a process must run so long after the page; also the pause between two searches for a fault. */
const WATCH_MS = 1_000;
const DEADLINE_MS = 5_000;
const MAX_MEMORY = 150 * 1024 * 1024;

/** Renders with released server bundles. A remote whose processes end repeatedly is not rendered for a while. */
export function createPoolRenderer({ pool, reads, site, accounts, report, faults }: RendererOptions) {
  const health = createTenantHealth(report);
  let isSearching = false;

  pool.onEnd(health.recordCrash);

  function jobOf({ releases, remotes }: RenderInput, work: Work, priority: Priority): RenderJob {
    const { makes, of } = work;
    const owner = makes === 'frame' ? 'shell' : makes === 'paths' ? of : ownerNameOf(remotes, of);
    const facts = { remotes: routesAlone(remotes), site: site(), accounts, reads: reads.methods };
    return { tenant: tenantOf(releases, owner), facts, work, priority };
  }

  async function run(input: RenderInput, work: Work, priority: Priority, read: Read): Promise<unknown> {
    const job = jobOf(input, work, priority);
    if (health.isDisabled(job))
      throw new TenantDisabled(`${buildsOf(job.tenant)} is not rendered on the server for a while`);
    // the process asks in its own context, but a read belongs to the request that it is for
    return pool.run(job, AsyncResource.bind(read));
  }

  async function render(input: RenderInput, url: string, priority: Priority = 'known') {
    const recorded = reads.record();
    const page = await run(input, { makes: 'page', of: url }, priority, recorded.read);
    return { value: renderedPage.parse(page), recorded };
  }

  async function loadData(input: RenderInput, url: string, priority: Priority = 'known'): Promise<WithReads<unknown>> {
    const recorded = reads.record();
    const value = await run(input, { makes: 'data', of: url }, priority, recorded.read).catch((cause: unknown) => {
      throw recorded.hasFailed && !String(cause).includes(REFUSED_READ)
        ? new UnavailableError('The catalogue does not answer.', { cause })
        : cause;
    });
    return { value, recorded };
  }

  /** Whether a page fails alone, or its process afterwards; undefined if the cause may be other than the builds. */
  async function isFailing(alone: RenderPool, input: RenderInput, url: string, failure: unknown) {
    const recorded = reads.record();
    let hasEnded = false;
    alone.onEnd(() => (hasEnded = true));
    const job = jobOf(input, { makes: 'page', of: url }, 'background');
    try {
      const page = renderedPage.parse(await alone.run(job, recorded.read));
      if (failure instanceof FragmentRefused) checkFragment(page, failure.place);
      if (failure instanceof ProcessEnded || failure instanceof TenantDisabled)
        await wait(WATCH_MS, undefined, { ref: false });
      // waits until the page's remaining work has ended
      await alone.run({ ...job, work: undefined }, recorded.read);
      return hasEnded;
    } catch (error) {
      if (isMissingFragment(error)) return false;
      return isFailure(error) && !recorded.hasFailed ? true : undefined;
    }
  }

  /** The build whose predecessor renders the page. With several, or none, the evidence is not clear. */
  async function search(input: RenderInput, url: string, failure: unknown): Promise<Fault | undefined> {
    const { releases, remotes } = input;
    const suspects = [...new Set(['shell', ownerNameOf(remotes, url)])].flatMap((name) => {
      const build = releases.get(name)?.build ?? '';
      const before = faults?.buildBefore(name, build);
      return before ? { name, build, before } : [];
    });
    if (!faults || suspects.length === 0) return undefined;
    const alone = faults.makePool();
    const found: Fault[] = [];
    if (await isFailing(alone, input, url, failure))
      for (const { name, build, before } of suspects) {
        const earlier = { releases: new Map(releases).set(name, before), remotes };
        if ((await isFailing(alone, earlier, url, failure)) === false) found.push({ name, build });
      }
    alone.close();
    return found.length === 1 ? found[0] : undefined;
  }

  return {
    /** Rejects if a bundle fails, and with `PoolBusy` if too many pages wait. `url` is a path and query. */
    render: (...page: Parameters<typeof render>) =>
      renderEvents.tracePromise(() => render(...page), renderEvent('page', page[0], page[1])),
    /** Rejects like `render`, and with an `UnavailableError` if a read was not answered. */
    loadData: (...page: Parameters<typeof loadData>) =>
      renderEvents.tracePromise(() => loadData(...page), renderEvent('data', page[0], page[1])),
    /** The build with which a page fails again, but not with the build before; undefined unless it is exactly one. */
    async faultOf(input: RenderInput, url: string, error: unknown): Promise<Fault | undefined> {
      if (isSearching || !isFailure(error)) return undefined;
      isSearching = true;
      return search(input, url, error).finally(() => setTimeout(() => (isSearching = false), WATCH_MS).unref());
    },
    /** Indexable pages; if a bundle fails, the pages of its package are missing, and `hasFailed` is set. */
    async sitemapPaths(input: RenderInput): Promise<WithReads<ListedPage[]>> {
      const recorded = reads.record();
      const found: ListedPage[] = [];
      const withServer = [...input.releases.values()].filter(({ server }) => server).map(({ name }) => name);
      for (const of of [...withServer.filter((name) => name !== 'shell'), 'shell'])
        await run(input, { makes: 'paths', of }, 'background', recorded.read).then(
          (listed) => found.push(...listedPages.parse(listed)),
          () => (recorded.hasFailed = true),
        );
      return { value: found, recorded };
    },
    /** The shell around a page's content; undefined if this shell cannot render it, or fails. */
    async frameOf(input: RenderInput, url: string): Promise<RenderedPage | undefined> {
      return run(input, { makes: 'frame', of: url }, 'known', reads.record().read).then(
        (frame) => renderedPage.safeParse(frame).data,
        () => undefined,
      );
    },
  };
}

/** Whether a bundle threw, returned no page or what would damage one, or ended its process. */
function isFailure(error: unknown): boolean {
  return [JobError, z.ZodError, FragmentRefused, ProcessEnded, TenantDisabled].some((kind) => error instanceof kind);
}

export function poolOptions({ renderProcesses, renderTimeoutMs, renderUser }: Config): PoolOptions {
  const limits = { deadlineMs: DEADLINE_MS, maxMemory: MAX_MEMORY, user: renderUser };
  return { size: renderProcesses, maxWaitMs: renderTimeoutMs, ...limits };
}

export function announcePage(
  { id, ...rendered }: RenderInput & { id: string },
  url: string,
  source: Omit<PageEvent, 'describe'>,
): void {
  if (!pageEvents.hasSubscribers) return;
  const describe = () => ({ ...renderEvent(source.work, rendered, url), composition: id });
  pageEvents.publish({ ...source, describe } satisfies PageEvent);
}
