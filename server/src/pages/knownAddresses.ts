import { ownerNameOf, pathOf, queryOf } from '@glow/shared/remotes';
import type { CatalogReads } from '../catalog/catalogReads';
import type { Renderer, RenderInput } from '../rendering/renderer';
import type { Composition } from './composer';
import { createFreshCache } from './freshCache';

/** A list without the paths of a package that failed is made again after so long. */
const RETRY_DELAY_MS = 10_000;

export type KnownAddresses = ReturnType<typeof createKnownAddresses>;

/** Addresses that a stranger cannot make up: those that builds list for the sitemap, and those of routes without parameters. */
export function createKnownAddresses(renderer: Renderer, catalog: CatalogReads) {
  const listed = createFreshCache<{ paths: string[]; set: Set<string>; bytes: number }>(catalog);

  return {
    /** The indexable paths of a composition, listed once until builds or catalogue change; `hasFailed` if those of a package are missing. */
    list: (composition: Composition) =>
      listed.getOrMake(composition.id, async () => {
        const { value: paths, recorded } = await renderer.sitemapPaths(composition);
        if (recorded.hasFailed) recorded.until = Math.min(recorded.until, Date.now() + RETRY_DELAY_MS);
        return { value: { paths, set: new Set(paths), bytes: 2 * paths.join('').length }, recorded };
      }),
    /** Whether it is one of them, as they were listed last. */
    has({ id, releases, remotes }: RenderInput & { id: string }, url: string): boolean {
      const pathname = pathOf(url);
      if (queryOf(url) !== '') return false;
      const ownPaths = releases.get(ownerNameOf(remotes, url))?.paths;
      return Boolean(listed.getOutdated(id)?.set.has(pathname) || ownPaths?.includes(pathname));
    },
  };
}
