import type { RemoteModule } from '@glow/shared/app';
import type { CatalogSource } from '@glow/shared/catalog';

/** The data of a URL (path and declared parameters). Rejects for a URL whose route has none. */
export async function loadPageData(
  { Screens, pageData = {} }: Pick<RemoteModule, 'Screens' | 'pageData'>,
  url: string,
  catalog: CatalogSource,
): Promise<unknown> {
  const [pathname = '/', query] = url.split('?', 2);
  const route = Screens.routeOf?.(pathname);
  const load = route?.hasData ? pageData[route.name] : undefined;
  if (!route || !load) throw new Error(`There is no data of ${pathname}`);
  return load({ params: route.params, query: new URLSearchParams(query), catalog });
}
