import type { CatalogReads } from '../catalog/catalogReads';
import type { RenderedPage, Renderer, WithReads } from '../rendering/renderer';
import type { Composition } from './composer';
import { createFreshCache } from './freshCache';

/**
 * Returns a fragment of a composition by its address, for all pages that show it: rendered once, also if that takes longer than a page
 * waits, and again when something that it shows of the catalogue has changed.
 */
export function createFragmentCache(renderer: Renderer, catalog: CatalogReads, maxWaitMs: number) {
  const fragments = createFreshCache<WithReads<RenderedPage> & { bytes: number }>(catalog, maxWaitMs);
  const renderings = new Map<string, Promise<WithReads<RenderedPage>>>();

  async function render(composition: Composition, address: string, key: string): Promise<WithReads<RenderedPage>> {
    const rendered = await renderer.render(composition, address).finally(() => renderings.delete(key));
    fragments.set(key, { ...rendered, value: { ...rendered, bytes: 2 * rendered.value.body.length } });
    return rendered;
  }

  return async function fragmentOf(composition: Composition, address: string): Promise<WithReads<RenderedPage>> {
    const key = `${composition.id} ${address}`;
    const known = await fragments.get(key);
    if (known) return known;
    const rendering = renderings.get(key) ?? render(composition, address, key);
    renderings.set(key, rendering);
    return rendering;
  };
}
