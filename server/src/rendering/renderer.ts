import { AsyncResource } from 'node:async_hooks';
import { join } from 'node:path';
import { NOT_FOUND_PATH, ownerNameOf, type RemoteRoutes } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { SiteOrigin } from '../config/siteOrigin';
import type { StoredRelease } from '../releases/buildRepository';
import { formerModules } from '../releases/compatibility';
import { routesAlone } from '../releases/remoteRoutes';
import type { RenderOutcome } from '../releases/countOutcomes';
import { renderEvent, renderEvents } from '../system/events';
import { createBuildHealth } from './buildHealth';
import type { CatalogReads, RecordedReads } from '../catalog/catalogReads';
import { BuildDisabled, JobError, ProcessEnded, type Bundle, type ReadCatalog, type RenderJob } from './renderJob';
import type { RenderPool } from './renderPool';

const renderedPage = z.object({
  /** HTML of the root element. */
  body: z.string(),
  /** Title and other head elements. */
  head: z.string(),
  /** Style elements with the CSS the page uses. */
  styles: z.string(),
  /** The HTTP status. */
  status: z.number().int().min(200).max(599),
  /** Names of the rendered screens. */
  screens: z.array(z.string()),
  /** Names of the URL parameters that the page depends on; undefined where a build does not declare them. */
  parameters: z.array(z.string()).optional(),
  /** What the browser's store begins with: the page's data and its URL (path and declared parameters), if it has any, and the policy. */
  data: z.looseObject({}).optional(),
});

const paths = z.array(z.string().startsWith('/'));

/** The server-rendered page of a URL. */
export type RenderedPage = z.output<typeof renderedPage>;

/** What was made for a URL, and the reads of the catalogue that it was made from. */
export interface Made<Value> {
  value: Value;
  recorded: RecordedReads;
}

/** What is rendered: a composition's releases by package name, including the shell's, and the routes of its remotes. */
export interface Rendered {
  releases: ReadonlyMap<string, StoredRelease>;
  remotes: readonly RemoteRoutes[];
}

/** Server-side rendering. */
export interface Renderer {
  /** Renders a URL (path and query); rejects where a bundle fails, and with `PoolBusy` where too many pages wait. */
  render(rendered: Rendered, url: string): Promise<Made<RenderedPage>>;
  /** Loads the data of a URL's page; rejects as `render` does. */
  loadData(rendered: Rendered, url: string): Promise<Made<unknown>>;
  /** Indexable paths; packages whose bundle fails are omitted. */
  sitemapPaths(rendered: Rendered): Promise<string[]>;
}

interface RendererOptions {
  pool: RenderPool;
  catalog: CatalogReads;
  site: SiteOrigin;
  /** Receives sentences for the server's log. */
  report(sentence: string): void;
  /** Receives how each rendering ended, as evidence for or against a build. */
  recordRender?(name: string, build: string, outcome: RenderOutcome): void;
}

type Work = { url: string } | { dataOf: string } | { pathsOf: string };

const MAX_KNOWN_BUNDLES = 1000;

/**
 * Renders with the released server bundles in the processes of a pool: the server's own process never evaluates one. A build
 * that ends processes repeatedly is not rendered any more. A page that lost its process through another build is tried once more.
 */
export function createRenderer({ pool, catalog, site, report, recordRender }: RendererOptions): Renderer {
  const health = createBuildHealth(report);
  const bundlesByPath = new LRUCache<string, Bundle>({ max: MAX_KNOWN_BUNDLES });

  pool.onEnd(async (ended) => {
    const bundle = bundleInStack(ended) ?? (await bundleAtWork(ended));
    if (!bundle) return report(ended.message);
    health.recordCrash(bundle, ended.reason);
    recordRender?.(bundle.name, bundle.build, 'crashed');
  });

  /** The build whose file is in the stack of what was thrown. */
  function bundleInStack({ reason }: ProcessEnded): Bundle | undefined {
    const thrownFrom = [...bundlesByPath.values()].filter(({ path }) => reason.includes(path));
    return thrownFrom.find(({ name }) => name !== 'shell') ?? thrownFrom[0];
  }

  /** The owner of the last job. Undefined where a page of the shell alone ends its process too: that is the shell's own crash. */
  async function bundleAtWork({ job }: ProcessEnded): Promise<Bundle | undefined> {
    const [shell, owner] = job ? bundlesOfJob(job) : [];
    if (!job || !owner) return shell;
    const shellEnds = await pool
      .run({ bundles: job.bundles, remotes: job.remotes, site: job.site, url: NOT_FOUND_PATH }, catalog.record().read)
      .then(
        () => false,
        (error: unknown) => error instanceof ProcessEnded,
      );
    return shellEnds ? undefined : owner;
  }

  async function run(rendered: Rendered, work: Work, given: ReadCatalog): Promise<unknown> {
    // the process asks in its own context; a read belongs to the request that it is for
    const read = AsyncResource.bind(given);
    const [bundles, remotes] = [bundlesOf(rendered), routesAlone(rendered.remotes)];
    const job: RenderJob = { bundles, remotes, site: site(), ...work };
    for (const bundle of Object.values(job.bundles)) bundlesByPath.set(bundle.path, bundle);
    const disabled = bundlesOfJob(job).find(health.isDisabled);
    if (disabled) throw new BuildDisabled(disabled);
    try {
      return await pool.run(job, read);
    } catch (error) {
      if (!(error instanceof ProcessEnded) || isFaultOf(job, error)) throw error;
      return pool.run(job, read);
    }
  }

  async function renderPage(rendered: Rendered, url: string, { read } = catalog.record()): Promise<RenderedPage> {
    return renderedPage.parse(await run(rendered, { url }, read));
  }

  function isFaultOf(job: RenderJob, ended: ProcessEnded): boolean {
    const thrower = bundleInStack(ended);
    return !thrower || bundlesOfJob(job).some(({ path }) => path === thrower.path);
  }

  /** A page that threw is the fault of the URL's owner, unless a page of the shell alone throws too. */
  async function recordFailure(rendered: Rendered, owner: string): Promise<void> {
    const shellThrows = await renderPage(rendered, NOT_FOUND_PATH).then(() => false, isThrown);
    record(rendered, shellThrows ? 'shell' : owner, 'failed');
  }

  function record({ releases }: Rendered, name: string, outcome: RenderOutcome): void {
    const release = releases.get(name);
    if (release) recordRender?.(name, release.build, outcome);
  }

  async function render(rendered: Rendered, url: string): Promise<Made<RenderedPage>> {
    const owner = ownerNameOf(rendered.remotes, url);
    const recorded = catalog.record();
    try {
      const value = await renderPage(rendered, url, recorded);
      record(rendered, owner, 'rendered');
      return { value, recorded };
    } catch (error) {
      // a build is not to blame for a catalogue that does not answer
      if (isThrown(error) && !recorded.hasFailed) await recordFailure(rendered, owner);
      throw error;
    }
  }

  async function loadData(rendered: Rendered, url: string): Promise<Made<unknown>> {
    const recorded = catalog.record();
    return { value: await run(rendered, { dataOf: url }, recorded.read), recorded };
  }

  return {
    render: (...page) => renderEvents.tracePromise(() => render(...page), renderEvent('page', ...page)),
    loadData: (...page) => renderEvents.tracePromise(() => loadData(...page), renderEvent('data', ...page)),
    async sitemapPaths(rendered) {
      const remotes = [...rendered.releases.keys()].filter((name) => name !== 'shell');
      const pathsOf = async (name: string) =>
        paths.parse(await run(rendered, { pathsOf: name }, catalog.record().read));
      const results = await Promise.allSettled([...remotes, 'shell'].map(pathsOf));
      return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    },
  };
}

/** Whether a bundle threw, or returned something else than a page. */
function isThrown(error: unknown): boolean {
  return error instanceof JobError || error instanceof z.ZodError;
}

function bundlesOf({ releases }: Rendered): Record<string, Bundle> {
  const shell = releases.get('shell');
  return Object.fromEntries(
    [...releases.values()].flatMap((release) => {
      const { name, build, dist, server, files } = release;
      if (!server) return [];
      const former = shell ? formerModules(release, shell) : [];
      return [[name, { name, build, path: join(dist, server), integrity: files[server] ?? '', former }]];
    }),
  );
}

/** The bundles that a job needs: the shell's, and last that of the remote it is about. */
function bundlesOfJob(job: RenderJob): Bundle[] {
  const owner = 'pathsOf' in job ? job.pathsOf : ownerNameOf(job.remotes, 'url' in job ? job.url : job.dataOf);
  return [...new Set(['shell', owner])].flatMap((name) => job.bundles[name] ?? []);
}
