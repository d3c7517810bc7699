import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';

/** Ends a hang: of a server that never renders the page. */
const LIMIT_MS = 120_000;
const PAUSE_MS = 100;

/** What the server sends for the address of a page. */
interface Served {
  status: number;
  html: string;
  /** `Server-Timing`. */
  timing: string | null | undefined;
}

/**
 * Whether a page was late: it has no content, or it is the last one of its address. A page that is switched off has
 * content, and an answer that is no page has no root.
 */
function isLate({ status, html, timing }: Served): boolean {
  const isWithoutContent = /<div id="root">(?!.*<h1)/s.test(html);
  return (status >= 400 && isWithoutContent) || /, last$/.test(timing ?? '');
}

/** Asks for a page until the server has rendered it as it is now. */
async function untilRendered<Found extends Served>(ask: () => Promise<Found>): Promise<Found> {
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const found = await ask();
    if (!isLate(found) || performance.now() > until) return found;
    await wait(PAUSE_MS);
  }
}

/** A page as the server has rendered it. */
export async function fetchRendered(url: string, request: RequestInit = {}) {
  return untilRendered(async () => {
    const response = await fetch(url, { ...request, headers: { accept: 'text/html', ...request.headers } });
    const { status, headers } = response;
    return { status, html: await response.text(), timing: headers.get('server-timing'), headers };
  });
}

/** Opens a page as the server has rendered it, with `goto` of the browser's page. */
export async function gotoRendered(
  goto: Page['goto'],
  ...[url, options]: Parameters<Page['goto']>
): Promise<Response | null> {
  const { response } = await untilRendered(async () => {
    const response = await goto(url, options);
    const [status, timing] = [response?.status() ?? 0, (await response?.headerValue('server-timing')) ?? ''];
    return { response, status, timing, html: status >= 400 ? ((await response?.text()) ?? '') : '' };
  });
  return response;
}
