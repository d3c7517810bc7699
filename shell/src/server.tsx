import createCache from '@emotion/cache';
import * as emotionReact from '@emotion/react';
import { CacheProvider } from '@emotion/react';
import * as emotionRuntime from '@emotion/react/jsx-runtime';
import createEmotionServer from '@emotion/server/create-instance';
import * as emotionStyled from '@emotion/styled';
import * as app from '@glow/shared/app';
import { RenderRecordContext, SiteOriginProvider, type RenderRecord } from '@glow/shared/app';
import * as auth from '@glow/shared/auth';
import * as cart from '@glow/shared/cart';
import * as router from '@glow/shared/router';
import * as toast from '@glow/shared/toast';
import * as wishlist from '@glow/shared/wishlist';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { setServerBundles, type LoadServerBundle } from './federation/loadRemote.server';
import { Shell } from './Shell';

/** A URL as rendered on the server. */
export interface RenderedPage {
  /** What stands inside the root element. */
  body: string;
  /** Title and other head elements of the page. */
  head: string;
  /** The styles the page uses, as style elements. */
  styles: string;
  /** The HTTP status. */
  status: number;
  /** Names of the screens shown. */
  screens: string[];
}

/** What a remote's server bundle may ask for: the shell's own instances, as federation gives them in the browser. */
export const sharedInstances: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  '@emotion/react': emotionReact,
  '@emotion/react/jsx-runtime': emotionRuntime,
  '@emotion/styled': emotionStyled,
  '@glow/shared/app': app,
  '@glow/shared/auth': auth,
  '@glow/shared/cart': cart,
  '@glow/shared/router': router,
  '@glow/shared/toast': toast,
  '@glow/shared/wishlist': wishlist,
};

/** How long a page may take to render, in milliseconds. */
const RENDER_TIMEOUT_MS = 5000;

/** Head elements that React writes before the page itself. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Makes this copy of the shell render with the given remotes, for a site of the given origin; one copy serves one composition. */
export function createRenderer(loadServerBundle: LoadServerBundle, site: string): (url: string) => Promise<RenderedPage> {
  setServerBundles(loadServerBundle);
  return (url) => renderPage(url, site);
}

/** The shell's own pages that search engines may list. */
export function sitemapPaths(): string[] {
  return ['/shipping', '/size-guide'];
}

/** Renders a URL with all its screens; rejects where anything throws, so that the page is left to the browser. */
async function renderPage(url: string, site: string): Promise<RenderedPage> {
  let status = 200;
  const screens = new Set<string>();
  const record: RenderRecord = { noteStatus: (code) => (status = code), noteScreen: (name) => screens.add(name) };
  const cache = createCache({ key: 'css' });
  // styles are gathered for the head, not written between the elements
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
    // marked as in place: the styling library would move them at its start, and the page be laid out anew
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)).replaceAll('<style ', '<style data-s '),
    status,
    screens: [...screens],
  };
}

async function renderToText(tree: react.ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(tree, {
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    // large parts too are written in place: nothing is to be moved by a script
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure = error;
    },
  });
  const html = await text(prelude);
  if (failure) throw failure;
  return html;
}
