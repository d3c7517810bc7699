import { isUnder, NOT_FOUND_PATH, ownerNameOf, ownerOf, pathOf, queryOf } from '@glow/shared/remotes';
import type { PageReads } from '../pageReads';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import type { ListedPage } from '../rendering/renderJob';
import type { Renderer, RenderInput } from '../rendering/renderer';
import type { Composition } from './composer';
import { createFreshCache } from './freshCache';

const matchers = new WeakMap<StoredRelease, RegExp>();

/** Undefined if the owner's build does not say which pages it has. */
export function hasPageAt({ releases, remotes }: Composition, pathname: string): boolean | undefined {
  const release = releases.get(ownerNameOf(remotes, pathname));
  if (!release?.paths) return undefined;
  const matcher = matchers.get(release) ?? new RegExp(`^(${release.paths.map(toExpression).join('|')})/*$`);
  matchers.set(release, matcher);
  return matcher.test(pathname);
}

/** Converts a URL pattern of react-router: `/product/:id`, `/collections/:category?`, `/account/*`. */
function toExpression(pattern: string): string {
  const segments = pattern.split('/').filter(Boolean);
  return segments
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      const name = segment.replace(/\?$/, '');
      const expression = name.startsWith(':') ? '/[^/]+' : `/${name.replace(/[^\w-]/g, '\\$&')}`;
      return name === segment ? expression : `(?:${expression})?`;
    })
    .join('');
}

/** All unknown addresses of a package share the page of one address. */
export function sharedAddress(composition: Composition, url: string): string {
  const pathname = pathOf(url);
  if (hasPageAt(composition, pathname) !== false) return url;
  const prefix = ownerOf(composition.remotes, pathname)?.prefixes.find((one) => isUnder(pathname, one));
  const shared = prefix ? `${prefix}/not/a/page/of/this/store` : NOT_FOUND_PATH;
  return hasPageAt(composition, shared) === false ? shared : url;
}

/** If a package has failed, the list is made again after this time. */
const RETRY_DELAY_MS = 10_000;

export type KnownAddresses = ReturnType<typeof createKnownAddresses>;

/** Addresses that a stranger cannot make up: builds list them for the sitemap, or their routes have no parameters. */
export function createKnownAddresses(renderer: Renderer, reads: PageReads) {
  const listed = createFreshCache<{ pages: ListedPage[]; set: Set<string>; bytes: number }>(reads);

  return {
    /** Indexable pages, listed once until builds or data change; `hasFailed` if those of a package are missing. */
    list: (composition: Composition) =>
      listed.getOrMake(composition.id, async () => {
        const { value: pages, recorded } = await renderer.sitemapPaths(composition);
        if (recorded.hasFailed) recorded.until = Math.min(recorded.until, Date.now() + RETRY_DELAY_MS);
        const paths = pages.map(({ path }) => path);
        return { value: { pages, set: new Set(paths), bytes: 2 * paths.join('').length }, recorded };
      }),
    /** Whether the last list has the address, or its route has no parameters. */
    has({ id, releases, remotes }: RenderInput & { id: string }, url: string): boolean {
      const pathname = pathOf(url);
      if (queryOf(url) !== '') return false;
      const ownPaths = releases.get(ownerNameOf(remotes, url))?.paths;
      return Boolean(listed.getOutdated(id)?.set.has(pathname) || ownPaths?.includes(pathname));
    },
  };
}
