import { useDataStore, type RemoteModule } from '@glow/shared/app';
import { lookUps, type CatalogSource } from '@glow/shared/catalog';
import { DEFAULT_POLICY, parsePolicy, POLICY_URL, type ToldPolicy } from '@glow/shared/policy';
import { pathOf, queryOf, readProps, readQuery } from '@glow/shared/remotes';
import { useSyncExternalStore } from 'react';

/** The data of a URL (path and declared parameters) or of a look-up. Rejects if the route has no data. */
export async function loadPageData(
  { Screens, pageData = {} }: Pick<RemoteModule, 'Screens' | 'pageData'>,
  url: string,
  catalog: CatalogSource & { keepFor?(seconds: number): Promise<unknown> },
): Promise<unknown> {
  const [path, query] = [pathOf(url), readQuery(queryOf(url))];
  const lookUp = new Map(Object.entries(lookUps)).get(path);
  if (lookUp) return lookUp(query, catalog);
  const route = Screens.routeOf(path);
  const load = route?.hasData ? pageData[route.name] : undefined;
  if (!route || !load)
    throw new Error(`There is no data of ${path}${route?.hasData ? `: pageData has no '${route.name}'` : ''}`);
  if (route.keepFor !== undefined) await catalog.keepFor?.(route.keepFor);
  return load({ params: route.params, query, catalog, props: readProps(query) as never });
}

/** Data for rendering a page: its own, the policy if the server has one, and fragments' data by their addresses. */
export interface FirstData {
  url?: string;
  data?: unknown;
  policy?: ToldPolicy;
  fragments?: Record<string, unknown>;
}

/** The first entries of a store of page data, by URL. */
export function firstData({ url, data, policy, fragments }: FirstData = {}): Record<string, unknown> {
  return { ...(url && { [url]: data }), ...(policy && { [POLICY_URL]: policy }), ...fragments };
}

/** The policy that the page knows (PRICE-131); the shell keeps it up to date. */
export function usePolicy(): ToldPolicy {
  const store = useDataStore();
  const read = () => store.get(POLICY_URL)?.data;
  return parsePolicy(useSyncExternalStore(store.subscribe, read, read)) ?? DEFAULT_POLICY;
}
