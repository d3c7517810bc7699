import { AsyncResource } from 'node:async_hooks';
import { join } from 'node:path';
import { ownerNameOf, type RemoteRoutes } from '@glow/shared/remotes';
import { z } from 'zod';
import type { SiteOrigin } from '../config/siteOrigin';
import type { StoredRelease } from '../releases/buildRepository';
import { formerModules } from '../releases/compatibility';
import { routesAlone } from '../releases/remoteRoutes';
import { renderEvent, renderEvents } from '../events/events';
import type { CatalogReads, RecordedReads } from '../catalog/catalogReads';
import {
  JobError,
  ProcessEnded,
  TenantDisabled,
  type Bundle,
  type ReadCatalog,
  type RenderJob,
  type Work,
} from './renderJob';
import type { RenderPool } from './renderPool';
import { buildsOf, createTenantHealth } from './tenantHealth';

const renderedPage = z.object({
  /** HTML of the root element. */
  body: z.string(),
  /** Title and other head elements. */
  head: z.string(),
  /** Style elements with the CSS the page uses. */
  styles: z.string(),
  status: z.number().int().min(200).max(599),
  screens: z.array(z.string()),
  /** Names of the URL parameters that the page depends on; undefined if a build does not declare them. */
  parameters: z.array(z.string()).optional(),
  /** The initial content of the browser's store: the page's data and its URL (path and declared parameters), if it has any, and the policy. */
  data: z.looseObject({}).optional(),
  /** Addresses of the fragments that have an empty element in the page; undefined if a shell knows none. */
  fragments: z.array(z.string()).default([]),
});

const paths = z.array(z.string().startsWith('/'));

export type RenderedPage = z.output<typeof renderedPage>;

/** A value with the reads of the catalogue that it was made from. */
export interface WithReads<Value> {
  value: Value;
  recorded: RecordedReads;
}

/** The builds to render with: a composition's releases by package name, including the shell's, and the routes of its remotes. */
export interface RenderInput {
  releases: ReadonlyMap<string, StoredRelease>;
  remotes: readonly RemoteRoutes[];
}

/** A build that makes pages fail. */
export type Fault = Pick<Bundle, 'name' | 'build'>;

export type Renderer = ReturnType<typeof createPoolRenderer>;

interface RendererOptions {
  pool: RenderPool;
  catalog: Pick<CatalogReads, 'record'>;
  site: SiteOrigin;
  /** Whose accounts the site has, unless they are simulated. */
  accounts?: string;
  /** Receives sentences for the server's log. */
  report(sentence: string): void;
  /** The build before one that may be withdrawn. */
  buildBefore?(name: string, build: string): StoredRelease | undefined;
}

/** How long a process must run after a page whose former process ended, and the pause between two searches for a fault. */
const WATCH_MS = 1_000;

/**
 * Renders with the released server bundles in the processes of a pool: the server's own process never evaluates one. A remote whose
 * processes end repeatedly is not rendered for a while.
 */
export function createPoolRenderer({ pool, catalog, site, accounts, report, buildBefore }: RendererOptions) {
  const health = createTenantHealth(report);
  let isSearching = false;

  pool.onEnd(({ job, reason, message }) => (job ? health.recordCrash(job.tenant, reason) : report(message)));

  function jobOf({ releases, remotes }: RenderInput, work: Work): RenderJob {
    const owner = 'pathsOf' in work ? work.pathsOf : ownerNameOf(remotes, 'url' in work ? work.url : work.dataOf);
    const facts = { remotes: routesAlone(remotes), site: site(), accounts };
    return { tenant: { bundles: bundlesOf(releases, owner), ...facts }, work };
  }

  async function run(input: RenderInput, work: Work, read: ReadCatalog): Promise<unknown> {
    const job = jobOf(input, work);
    if (health.isDisabled(job.tenant))
      throw new TenantDisabled(`${buildsOf(job.tenant)} is not rendered on the server for a while`);
    // the process asks in its own context, but a read belongs to the request that it is for
    return pool.run(job, AsyncResource.bind(read));
  }

  async function render(input: RenderInput, url: string): Promise<WithReads<RenderedPage>> {
    const recorded = catalog.record();
    return { value: renderedPage.parse(await run(input, { url }, recorded.read)), recorded };
  }

  async function loadData(input: RenderInput, url: string): Promise<WithReads<unknown>> {
    const recorded = catalog.record();
    return { value: await run(input, { dataOf: url }, recorded.read), recorded };
  }

  /** Whether a page fails in a process of its own; undefined if the failure may have another cause than the builds. */
  async function isFailing(input: RenderInput, url: string, watchMs: number): Promise<boolean | undefined> {
    const recorded = catalog.record();
    try {
      renderedPage.parse(await pool.runAlone(jobOf(input, { url }), recorded.read, watchMs));
      return false;
    } catch (error) {
      return isFailure(error) && !recorded.hasFailed ? true : undefined;
    }
  }

  /** The build whose predecessor renders the page. With several, or none, the evidence is not clear. */
  async function search(input: RenderInput, url: string, watchMs: number): Promise<Fault | undefined> {
    const { releases, remotes } = input;
    const suspects = [...new Set(['shell', ownerNameOf(remotes, url)])].flatMap((name) => {
      const build = releases.get(name)?.build ?? '';
      const before = buildBefore?.(name, build);
      return before ? { name, build, before } : [];
    });
    if (suspects.length === 0 || !(await isFailing(input, url, watchMs))) return undefined;
    const found: Fault[] = [];
    for (const { name, build, before } of suspects) {
      const earlier = { releases: new Map(releases).set(name, before), remotes };
      if ((await isFailing(earlier, url, watchMs)) === false) found.push({ name, build });
    }
    return found.length === 1 ? found[0] : undefined;
  }

  return {
    /** Renders a URL (path and query); rejects if a bundle fails, and with `PoolBusy` if too many pages wait. */
    render: (...page: Parameters<typeof render>) =>
      renderEvents.tracePromise(() => render(...page), renderEvent('page', ...page)),
    /** Loads the data of a URL's page; rejects as `render` does. */
    loadData: (...page: Parameters<typeof loadData>) =>
      renderEvents.tracePromise(() => loadData(...page), renderEvent('data', ...page)),
    /** The build that causes the `error` of a page: the page fails again, and does not fail with the build before. Undefined if no single build is found. */
    async faultOf(input: RenderInput, url: string, error: unknown): Promise<Fault | undefined> {
      if (isSearching || !isFailure(error)) return undefined;
      isSearching = true;
      const hasEnded = error instanceof ProcessEnded || error instanceof TenantDisabled;
      return search(input, url, hasEnded ? WATCH_MS : 0).finally(() => {
        setTimeout(() => (isSearching = false), WATCH_MS).unref();
      });
    },
    /** Indexable paths; packages whose bundle fails are omitted. */
    async sitemapPaths(input: RenderInput): Promise<string[]> {
      const found: string[] = [];
      // one after another, because each has a process
      for (const pathsOf of [...input.releases.keys()].filter((name) => name !== 'shell').concat('shell'))
        found.push(...(await run(input, { pathsOf }, catalog.record().read).then(paths.parse, () => [])));
      return found;
    },
  };
}

/** Whether a bundle threw, returned no page, or ended its process. */
function isFailure(error: unknown): boolean {
  return [JobError, z.ZodError, ProcessEnded, TenantDisabled].some((kind) => error instanceof kind);
}

/** The bundles of a remote's pages: the shell's, and its own. */
function bundlesOf(releases: RenderInput['releases'], owner: string): Record<string, Bundle> {
  const shell = releases.get('shell');
  const needed = [...new Set(['shell', owner])].flatMap((name) => releases.get(name) ?? []);
  return Object.fromEntries(
    needed.flatMap((release) => {
      const { name, build, dist, server, files } = release;
      if (!server) return [];
      const former = shell ? formerModules(release, shell) : [];
      return [[name, { name, build, path: join(dist, server), integrity: files[server] ?? '', former }]];
    }),
  );
}
