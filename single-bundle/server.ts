import type { CatalogSource } from '@glow/shared/catalog';
import { sitemapPaths as shellPaths } from '../shell/src/server';
import { modules } from 'virtual:remotes';

export { createRenderer } from '../shell/src/server';

/** The indexable paths of the whole store. */
export async function sitemapPaths(catalog: CatalogSource): Promise<string[]> {
  const remotes = await Promise.all(Object.values(modules).map((load) => load()));
  const paths = await Promise.all(remotes.map((remote) => remote.sitemapPaths?.(catalog) ?? []));
  return [...paths.flat(), ...shellPaths()];
}
