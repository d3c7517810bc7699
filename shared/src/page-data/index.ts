export { firstData, usePolicy, type FirstData } from './usePolicy';
import type { RemoteModule } from '@glow/shared/app';
import type { CatalogSource } from '@glow/shared/catalog';
import { pathOf, queryOf, readQuery } from '@glow/shared/remotes';

/** The data of a URL (path and declared parameters). Rejects for a URL whose route has none. */
export async function loadPageData(
  { Screens, pageData = {} }: Pick<RemoteModule, 'Screens' | 'pageData'>,
  url: string,
  catalog: CatalogSource,
): Promise<unknown> {
  const route = Screens.routeOf?.(pathOf(url));
  const load = route?.hasData ? pageData[route.name] : undefined;
  if (!route || !load) throw new Error(`There is no data of ${pathOf(url)}`);
  return load({ params: route.params, query: readQuery(queryOf(url)), catalog });
}
