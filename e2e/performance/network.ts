import type { CDPSession } from '@playwright/test';
import { withoutRegistry } from './documents';

export interface Requested {
  url: string;
  kind: 'document' | 'script' | 'font' | 'image' | 'other';
  /** Send and completion times, in seconds. */
  sent: number;
  arrived: number;
  /** Transferred bytes including headers; 0 from the cache. */
  bytes: number;
  isCached: boolean;
}

/** The requests of one page. */
export interface Network {
  reset(): void;
  /** Requests sent over the network. */
  requested(): Requested[];
  /** Requests sent after the page's load event. */
  requestedAtRest(): Requested[];
  /** Time without pending requests, in milliseconds. */
  idleFor(): number;
}

export async function recordNetwork(session: CDPSession): Promise<Network> {
  const requests = new Map<string, Requested>();
  let lastEvent = Date.now();
  let loaded = Infinity;

  function update(requestId: string, changes: Partial<Requested>) {
    const request = requests.get(requestId);
    if (!request) return;
    lastEvent = Date.now();
    Object.assign(request, changes);
  }

  await session.send('Network.enable');
  await session.send('Page.enable');
  session.on('Page.loadEventFired', ({ timestamp }) => void (loaded = timestamp));
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
    // the browser requests the favicon, not the page
    if (!url.startsWith('https:') || url.endsWith('favicon.svg')) return;
    requests.set(requestId, { url, kind: kindOf(type), sent: timestamp, arrived: 0, bytes: 0, isCached: false });
    lastEvent = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => update(requestId, { isCached: true }));
  session.on('Network.responseReceived', ({ requestId, type, response: { fromDiskCache, fromPrefetchCache } }) => {
    update(requestId, { kind: kindOf(type), ...((fromDiskCache || fromPrefetchCache) && { isCached: true }) });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    update(requestId, { arrived: timestamp, bytes: encodedDataLength }),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => update(requestId, { arrived: timestamp }));

  return {
    reset() {
      requests.clear();
      loaded = Infinity;
      lastEvent = Date.now();
    },
    requested: () => [...requests.values()].filter(({ isCached }) => !isCached),
    requestedAtRest: () => [...requests.values()].filter(({ isCached, sent }) => !isCached && sent > loaded),
    idleFor: () => ([...requests.values()].every(({ arrived }) => arrived > 0) ? Date.now() - lastEvent : 0),
  };
}

function kindOf(type: string | undefined): Requested['kind'] {
  const kind = (type ?? '').toLowerCase();
  return kind === 'document' || kind === 'script' || kind === 'font' || kind === 'image' ? kind : 'other';
}

/** Idle-time requests that no screen depends on; `idle-tasks` are a file of their own in former builds only. */
const IDLE_TASKS = /\/idle-tasks\.[0-9a-f]+\.js$|\/api\/reports$/;

/**
 * Depth of the request chain until the page was complete: the HTML is 1, files that it names are 2; any other request
 * is one deeper than the last script or data that came before it was sent. `wanted` asks for one URL's depth.
 */
export function depthOf(requests: Requested[], html: string, wanted?: string): number {
  const named = withoutRegistry(html);
  const depths = new Map<Requested, number>();
  const inOrder = requests.filter(({ url }) => !IDLE_TASKS.test(url)).sort((a, b) => a.sent - b.sent);
  for (const request of inOrder) depths.set(request, depthOfOne(request, named, depths));
  const counted = [...depths].filter(([{ url }]) => !wanted || url === wanted);
  return Math.max(0, ...counted.map(([, depth]) => depth));
}

function depthOfOne(request: Requested, named: string, depths: Map<Requested, number>): number {
  if (request.kind === 'document') return 1;
  const { pathname, search } = new URL(request.url);
  if (named.includes(pathname + search)) return 2;
  const before = [...depths.keys()].filter(
    ({ kind, arrived }) => (kind === 'script' || kind === 'other') && arrived > 0 && arrived <= request.sent,
  );
  const last = before.sort((a, b) => a.arrived - b.arrived).at(-1);
  return 1 + (last ? (depths.get(last) ?? 1) : 1);
}
