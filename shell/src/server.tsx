import createCache from '@emotion/cache';
import * as emotionReact from '@emotion/react';
import { CacheProvider } from '@emotion/react';
import * as emotionRuntime from '@emotion/react/jsx-runtime';
import * as reactRuntime from 'react/jsx-runtime';
import createEmotionServer from '@emotion/server/create-instance';
import * as emotionStyled from '@emotion/styled';
import * as app from '@glow/shared/app';
import { RenderRecordContext, SiteOriginProvider, type RenderRecord } from '@glow/shared/app';
import * as auth from '@glow/shared/auth';
import * as cart from '@glow/shared/cart';
import * as router from '@glow/shared/router';
import * as toast from '@glow/shared/toast';
import * as wishlist from '@glow/shared/wishlist';
import { keepParameters, ownerOf } from '@glow/shared/remotes';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { setServerBundles, type LoadServerBundle } from './federation/loadRemote.server';
import { Shell } from './app/Shell';
import { shellScreens } from './routing/ShellScreens';

/** A server-rendered page. */
export interface RenderedPage {
  /** HTML inside the root element. */
  body: string;
  /** Title, meta and link elements. */
  head: string;
  /** The page's styles, as style elements. */
  styles: string;
  /** HTTP status. */
  status: number;
  /** Names of the rendered screens, as given to `lazyComponent`. */
  screens: string[];
  /** Names of the URL parameters that the page depends on; undefined where its remote does not declare them. */
  parameters?: string[];
}

/** Modules provided to the remotes' server bundles: the shell's own instances, like federation's share scope in the browser. */
export const sharedInstances: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  '@emotion/react': emotionReact,
  'react/jsx-runtime': reactRuntime,
  // for remotes built before app 1.2.0
  '@emotion/react/jsx-runtime': emotionRuntime,
  '@emotion/styled': emotionStyled,
  '@glow/shared/app': app,
  '@glow/shared/auth': auth,
  '@glow/shared/cart': cart,
  '@glow/shared/router': router,
  '@glow/shared/toast': toast,
  '@glow/shared/wishlist': wishlist,
};

const RENDER_TIMEOUT_MS = 5000;

/** Head elements that React writes in front of the page's HTML. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Makes this shell instance render with the given remotes and site origin; one instance serves one composition. */
export function createRenderer(
  loadServerBundle: LoadServerBundle,
  site: string,
): (url: string) => Promise<RenderedPage> {
  setServerBundles(loadServerBundle);
  return async (url) => {
    const parameters = await parametersOf(url, loadServerBundle);
    return { ...(await renderPage(parameters ? keepParameters(url, parameters) : url, site)), parameters };
  };
}

async function parametersOf(url: string, loadServerBundle: LoadServerBundle): Promise<string[] | undefined> {
  const { pathname } = new URL(url, 'http://localhost');
  const owner = ownerOf(pathname);
  const Screens = owner ? (await loadServerBundle(owner.name)).Screens : shellScreens;
  return Screens.parametersOf?.(pathname);
}

/** The shell's indexable pages. */
export function sitemapPaths(): string[] {
  return ['/shipping', '/size-guide'];
}

/** Renders a URL with all its screens; rejects when anything throws, and the page is then rendered in the browser. */
async function renderPage(url: string, site: string): Promise<RenderedPage> {
  let status = 200;
  const screens = new Set<string>();
  const record: RenderRecord = { noteStatus: (code) => (status = code), noteScreen: (name) => screens.add(name) };
  const cache = createCache({ key: 'css' });
  // styles are collected for the head instead of being inlined between the elements
  cache.compat = true;
  const html = await renderToText(
    <RenderRecordContext value={record}>
      <CacheProvider value={cache}>
        <SiteOriginProvider value={site}>
          <StaticRouter location={url}>
            <Shell />
          </StaticRouter>
        </SiteOriginProvider>
      </CacheProvider>
    </RenderRecordContext>,
  );
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    body: html.slice(head.length),
    head,
    // marked as hydrated: otherwise emotion would move the style elements at startup, which causes a relayout
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)).replaceAll('<style ', '<style data-s '),
    status,
    screens: [...screens],
  };
}

async function renderToText(tree: react.ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(tree, {
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
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
