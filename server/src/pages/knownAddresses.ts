import { ownerNameOf, pathOf, queryOf } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import type { Renderer, RenderInput } from '../rendering/renderer';
import type { Composition } from './composer';

const MAX_COMPOSITIONS = 20;

/** Addresses that a stranger cannot make up: those of the sitemap, and of routes without parameters. */
export type KnownAddresses = ReturnType<typeof createKnownAddresses>;

export function createKnownAddresses(renderer: Renderer) {
  const listed = new LRUCache<string, Set<string>>({ max: MAX_COMPOSITIONS });

  return {
    async list(composition: Composition): Promise<void> {
      const { value } = await renderer.sitemapPaths(composition);
      listed.set(composition.id, new Set(value));
    },
    has({ id, releases, remotes }: RenderInput & { id: string }, url: string): boolean {
      const pathname = pathOf(url);
      if (queryOf(url) !== '') return false;
      return Boolean(
        listed.get(id)?.has(pathname) || releases.get(ownerNameOf(remotes, url))?.paths?.includes(pathname),
      );
    },
  };
}
