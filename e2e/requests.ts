import { expect, type Page, type Request } from '@playwright/test';

/** The requests of a page: how many it has sent, and those without a complete response. */
interface RequestLog {
  sent: number;
  pending: Set<Request>;
}

const requestLogs = new WeakMap<Page, RequestLog>();

/** Records a page's requests from now on, for `untilRequestsSettle`. */
export function recordRequests(page: Page): void {
  const log: RequestLog = { sent: 0, pending: new Set() };
  requestLogs.set(page, log);
  page.on('request', (request) => {
    log.sent += 1;
    log.pending.add(request);
  });
  page.on('requestfinished', (request) => log.pending.delete(request));
  page.on('requestfailed', (request) => log.pending.delete(request));
}

/** Waits for two frames and an idle main thread. Idle callbacks that were requested before have run by then. */
async function untilIdleFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined)))),
      ),
  );
}

/**
 * Waits until no request is pending and two idle callbacks in a row have sent none, so that prefetched files are
 * loaded too. Call it once the page is hydrated: before that its idle callbacks may not be requested yet.
 */
export async function untilRequestsSettle(page: Page): Promise<void> {
  const log = requestLogs.get(page);
  if (!log) throw new Error('The requests of this page are not recorded');
  await expect
    .poll(async () => {
      const sentBefore = log.sent;
      await untilIdleFrame(page);
      await untilIdleFrame(page);
      return { newRequests: log.sent - sentBefore, pending: [...log.pending].map((request) => request.url()) };
    }, 'no request is pending, and an idle page sends none')
    .toEqual({ newRequests: 0, pending: [] });
}
