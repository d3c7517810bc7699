import { CacheProvider } from '@emotion/react';
import { createDataStore, RenderRecordContext, SiteOriginProvider, StoreProviders } from '@glow/shared/app';
import { createAuthStore, providerOf, type AccountsKind } from '@glow/shared/auth';
import type { CatalogSource } from '@glow/shared/catalog';
import { firstData, loadPageData, type FirstData } from '@glow/shared/page-data';
import { readPolicy } from '@glow/shared/policy';
import { fragmentRemote, isOff, keepParameters, pathOf, type RemoteRoutes } from '@glow/shared/remotes';
import type { ReactNode } from 'react';
import { renderToString, type ServerOptions } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { loadRemoteModule, setServerBundles, type LoadServerBundle } from './federation/loadRemote.server';
import { ownerNameOf, setRemotes } from './federation/owners';
import { Shell } from './app/Shell';
import { PageFragment } from './outlets/PageFragment';
import { shellRoutes } from './routing/shellScreens';
import { createStyleCache, styleElements } from './createStyleCache';
import { shellModule } from './dataRoutes';

export interface RenderedPage {
  body: string;
  head: string;
  styles: string;
  status: number;
  /** Names given to `lazyComponent`. */
  screens: string[];
  /** Addresses of fragments with an empty element in the page. */
  fragments: string[];
  /** Names of the URL parameters that the page depends on. */
  parameters: string[];
  data?: FirstData;
}

// for the remotes' server bundles, like the page's share scope in the browser
export { formerInstances, sharedInstances } from './federation/sharedInstances';

/** URL patterns of the shell's pages, for its `release.json`. */
export const paths = shellRoutes.flatMap((route) => ('load' in route && 'path' in route ? [route.path] : []));

/** Head elements that React writes in front of the page's HTML. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** React writes this for a part that waits or has thrown. */
const WITHOUT_CONTENT = '<!--$!-->';

/**
 * Renders URLs of one composition: pages, and fragments without a page around them. These arguments apply to the whole
 * instance of the shell.
 */
export function createRenderer(
  loadServerBundle: LoadServerBundle,
  site: string,
  remotes: readonly RemoteRoutes[],
  accounts?: AccountsKind,
) {
  setRemotes(remotes);
  setServerBundles(loadServerBundle);

  async function ownerOfUrl(url: string) {
    const owner = ownerNameOf(url);
    return owner === 'shell' || isOff(remotes, url) ? shellModule : loadRemoteModule(owner);
  }

  async function render(url: string, catalog: CatalogSource): Promise<RenderedPage> {
    const owner = await ownerOfUrl(url);
    // an unknown path has no parameters
    const { parameters = [], dataParameters = [], hasData = false } = owner.Screens.routeOf(pathOf(url)) ?? {};
    const dataUrl = keepParameters(url, dataParameters);
    // a page is shown even without the policy
    const policy = await readPolicy(catalog).catch(() => undefined);
    const own = hasData ? { url: dataUrl, data: await loadPageData(owner, dataUrl, catalog) } : undefined;
    const data = own || policy ? { ...own, policy } : undefined;
    return { ...(await renderPage(keepParameters(url, parameters), { site, accounts }, data)), parameters, data };
  }

  /** Renders the layout around a skeleton instead of the URL's content. */
  async function frame(url: string): Promise<RenderedPage> {
    return { ...(await renderPage(url, { site, accounts, isFrame: true })), parameters: [] };
  }

  /** Rejects if the route of the URL has no data. */
  async function loadData(url: string, catalog: CatalogSource): Promise<unknown> {
    const owner = await ownerOfUrl(url);
    const { dataParameters = [] } = owner.Screens.routeOf(pathOf(url)) ?? {};
    return loadPageData(owner, keepParameters(url, dataParameters), catalog);
  }

  return Object.assign(render, { loadData, frame });
}

export function sitemapPaths(): string[] {
  return ['/shipping', '/size-guide'];
}

/** Rejects when anything throws; then the browser renders the page. */
async function renderPage(
  url: string,
  { site, accounts, isFrame }: { site: string; accounts?: AccountsKind; isFrame?: boolean },
  data?: RenderedPage['data'],
): Promise<Omit<RenderedPage, 'parameters' | 'data'>> {
  let status = 200;
  const screens = new Set<string>();
  const fragments = new Set<string>();
  const stores = { data: createDataStore(noFetch, firstData(data)), auth: createAuthStore(providerOf(accounts)) };
  const isFragment = fragmentRemote(pathOf(url)) !== undefined;
  const cache = createStyleCache();
  // styles are collected for the head instead of being inlined between the elements
  cache.compat = true;
  const render = isFrame ? renderToString : renderToText;
  const html = await render(
    <RenderRecordContext
      value={{
        noteStatus: (code) => (status = code),
        noteScreen: (name) => screens.add(name),
        noteFragment: (address) => fragments.add(address),
      }}
    >
      <CacheProvider value={cache}>
        <SiteOriginProvider value={site}>
          <StaticRouter location={url}>
            {isFragment ? (
              <StoreProviders stores={stores}>
                <PageFragment url={url} />
              </StoreProviders>
            ) : (
              <Shell stores={stores} isFrame={isFrame} />
            )}
          </StaticRouter>
        </SiteOriginProvider>
      </CacheProvider>
    </RenderRecordContext>,
    { identifierPrefix: isFragment ? url : undefined },
  );
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  return {
    body: html.slice(head.length),
    head,
    styles: styleElements(cache, html),
    status,
    screens: [...screens],
    fragments: [...fragments],
  };
}

function noFetch(): Promise<never> {
  return Promise.reject(new Error('A page has asked for other data than its own'));
}

/** At once if nothing of the tree waits or throws, because that is faster than a stream. */
async function renderToText(tree: ReactNode, options: ServerOptions): Promise<string> {
  try {
    const html = renderToString(tree, options);
    if (!html.includes(WITHOUT_CONTENT)) return html;
  } catch {
    // the stream tells what has thrown
  }
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(tree, {
    ...options,
    // large boundaries are inlined too, so that no script has to move them
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure = error;
    },
  });
  const html = await text(prelude);
  if (failure) throw failure;
  return html;
}
