import { isOff, pathOf } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import { fragmentEvents, renderEvent, type FragmentEvent } from '../../base/events/events';
import type { PageReads, WithReads } from '../pageReads';
import { FragmentRefused } from '../rendering/checkFragment';
import { isPostponed, type RenderedPage } from '../rendering/renderJob';
import type { Fault, Renderer } from '../rendering/renderer';
import { composePage, LateFragment } from './composePage';
import type { Composition } from './composer';
import { createFreshCache } from './freshCache';
import { toPage, type Page } from './page';
import type { SiteFacts } from './renderDocument';

/** In milliseconds: a page waits for its fragments until `all` after the request, or `least` after it is rendered. */
const FRAGMENT_MS = { all: 300, least: 50 };
/** Delay before a failed fragment of a kept page is rendered again. */
const RETRY_DELAY_MS = 1_000;

/** Memory of pages without their fragments. */
const MAX_HOST_BYTES = 16 * 1024 * 1024;
const MAX_LATE_OR_FAILED = 1_000;

/** The build, if found, that failed to render a page or a fragment of it. */
export type Blamed = Promise<Fault | undefined> | undefined;

interface ComposedPage extends Page {
  /** Addresses of the fragments that it lacks. */
  missing: string[];
  /** When they may be rendered again, by `performance.now()`. */
  retryAt: number;
  fault?: Blamed;
}

interface HostPage {
  composition: Composition;
  url: string;
  key: string;
  /** The page with empty elements for its fragments. */
  host: WithReads<RenderedPage>;
}

export interface ComposedPagesOptions {
  renderer: Renderer;
  reads: PageReads;
  facts(): SiteFacts;
  /** Receives why `url`, a page or a fragment of `page`, could not be rendered. */
  report(error: unknown, url: string, composition: Composition, page?: string): void;
}

/** Keeps pages with their fragments. A missing fragment is put in when it comes, and the page is not rendered again. */
export function createComposedPages({ renderer, reads, facts, report }: ComposedPagesOptions) {
  const pages = createFreshCache<ComposedPage>(reads);
  const hosts = createFreshCache<RenderedPage & { bytes: number }>(reads, MAX_HOST_BYTES);
  const fragments = createFreshCache<RenderedPage & { bytes: number }>(reads);
  /** Until when they are not rendered again, by `performance.now()`. */
  const failedFragments = new LRUCache<string, { error: unknown; until: number }>({ max: MAX_LATE_OR_FAILED });
  const reported = new WeakSet<object>();
  /** Fragments, without their props, that were late and have not been ready since. */
  const lateFragments = new LRUCache<string, true>({ max: MAX_LATE_OR_FAILED });

  /** Renders a fragment once for all pages that show it, also if that takes longer than a page waits. */
  async function fragmentOf(composition: Composition, address: string) {
    if (isOff(composition.remotes, address)) throw new Error(`There is no fragment at ${address}`);
    const key = `${composition.id} ${address}`;
    const failed = failedFragments.get(key);
    if (failed && performance.now() < failed.until) throw failed.error;
    const made = await fragments.getOrMake(key, () =>
      renderer.render(composition, address, 'known').then(withBytes, (error: unknown) => {
        failedFragments.set(key, { error, until: performance.now() + RETRY_DELAY_MS });
        throw error;
      }),
    );
    lateFragments.delete(`${composition.id} ${pathOf(address)}`);
    return made;
  }

  /** Keeps a page with the fragments that are ready in time. */
  async function compose({ composition, url, key, host }: HostPage, waitMs: number) {
    const { value, recorded } = await composePage(
      host,
      (address) => fragmentOf(composition, address),
      (address) => (lateFragments.has(`${composition.id} ${pathOf(address)}`) ? 0 : waitMs),
    );
    const { failures } = value;
    const page: ComposedPage = {
      ...(await toPage(composition, pathOf(url), facts(), value)),
      // one that is refused comes with other data only, and then its page is outdated
      missing: [...failures.keys()].filter((address) => !(failures.get(address) instanceof FragmentRefused)),
      retryAt: performance.now() + RETRY_DELAY_MS,
      fault: failures.size > 0 ? blame(composition, url, failures) : undefined,
    };
    pages.set(key, { value: page, recorded });
    const late = page.missing.filter((address) => failures.get(address) instanceof LateFragment);
    for (const address of late) lateFragments.set(`${composition.id} ${pathOf(address)}`, true);
    return { page, late };
  }

  /** Puts fragments into a kept page, each when it is rendered. */
  function fill(composition: Composition, url: string, key: string, page: ComposedPage, missing: string[]): void {
    async function composeAgain() {
      const host = await hosts.get(key);
      if (host) await compose({ composition, url, key, host }, FRAGMENT_MS.least);
      // the next request renders the page
      else pages.delete(key);
    }
    let filled = Promise.resolve();
    for (const address of missing)
      fragmentOf(composition, address).then(
        () => (filled = filled.then(composeAgain)),
        (error: unknown) => {
          const before = page.fault;
          page.fault = blame(composition, url, new Map([[address, error]])).then((found) => found ?? before);
        },
      );
  }

  /** Announces and reports why fragments are missing, and searches for the build that failed. */
  async function blame(composition: Composition, url: string, failures: ReadonlyMap<string, unknown>) {
    for (const [address, error] of failures) {
      if (reported.has(Object(error))) continue;
      reported.add(Object(error));
      const isLate = error instanceof LateFragment;
      const reason = isLate ? 'late' : error instanceof FragmentRefused ? 'refused' : 'failed';
      const { remote, build } = renderEvent('page', composition, address);
      fragmentEvents.publish({ remote, build, reason } satisfies FragmentEvent);
      if (!isLate && !isPostponed(error)) report(error, address, composition, url);
    }
    for (const [address, error] of failures) {
      const fault = await renderer.faultOf(composition, address, error);
      if (fault) return fault;
    }
    return undefined;
  }

  return {
    getOutdated: pages.getOutdated,
    hostOf: hosts.get,
    /** The current page of a key, if any. Fragments that it lacks are rendered again after a while. */
    async get(composition: Composition, url: string, key: string): Promise<ComposedPage | undefined> {
      const page = (await pages.get(key))?.value;
      if (page && page.missing.length > 0 && performance.now() >= page.retryAt) {
        page.retryAt = performance.now() + RETRY_DELAY_MS;
        fill(composition, url, key, page, page.missing);
      }
      return page;
    },
    /** Starts rendering fragments before their page is rendered. */
    renderFragments(composition: Composition, addresses: string[]): void {
      for (const address of addresses) fragmentOf(composition, address).catch(() => undefined);
    },
    /** Puts fragments into a page that was requested at `begunAt`, by `performance.now()`, and keeps it. */
    async compose(page: HostPage, begunAt: number): Promise<ComposedPage> {
      const { composition, url, key, host } = page;
      if (host.value.fragments.length > 0) hosts.set(key, withBytes(host));
      const waitMs = Math.max(FRAGMENT_MS.least, begunAt + FRAGMENT_MS.all - performance.now());
      const { page: composed, late } = await compose(page, waitMs);
      fill(composition, url, key, composed, late);
      return composed;
    },
  };
}

/** With its approximate memory. */
function withBytes({ value, recorded }: WithReads<RenderedPage>): WithReads<RenderedPage & { bytes: number }> {
  return { value: { ...value, bytes: 2 * JSON.stringify(value).length }, recorded };
}
