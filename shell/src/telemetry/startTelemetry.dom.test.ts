import { PREVIOUS, writeRegistry } from '../testing/page';

/** jsdom has neither `sendBeacon` nor performance observers. */
const beacon = jest.fn<boolean, [url: string, body: Blob]>(() => true);
let serverTiming: { name: string; description: string }[] | undefined;
/** Names of the User Timing marks. */
let marks: string[];
let deliverEntries: Record<string, (entries: object[]) => void>;

class FakeObserver {
  constructor(private readonly callback: (list: { getEntries(): object[] }) => void) {}
  observe({ type }: { type: string }) {
    deliverEntries[type] = (entries) => this.callback({ getEntries: () => entries });
  }
  takeRecords() {
    return [];
  }
}

function read(body: Blob): Promise<Record<string, unknown>> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(body);
  });
}

/** The bodies of the reports. */
async function sent(): Promise<Record<string, unknown>[]> {
  expect(new Set(beacon.mock.calls.map(([url]) => url)).size).toBeLessThanOrEqual(1);
  if (beacon.mock.calls.length > 0) expect(beacon).toHaveBeenLastCalledWith('/api/reports', expect.any(Blob));
  return Promise.all(beacon.mock.calls.map(([, body]) => read(body)));
}

function hidePage() {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const onFailure = jest.fn();

/** Re-imports the modules, so that each test starts with an empty queue. */
async function openPage() {
  jest.resetModules();
  const [{ recordFailure, recordShownBuild }, { startTelemetry }, { startRegistry: start }] = await Promise.all([
    import('./telemetryQueue'),
    import('./startTelemetry'),
    import('../federation/registry'),
  ]);
  start();
  return { recordFailure, recordShownBuild, startTelemetry };
}

// the window outlives a test
const listening = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
});

beforeEach(() => {
  deliverEntries = {};
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  serverTiming = undefined;
  marks = [];
  Object.assign(performance, {
    getEntriesByType: () => [{ serverTiming }],
    getEntriesByName: (wanted: string) => marks.filter((name) => name === wanted).map(() => ({ startTime: 5_000 })),
  });
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  writeRegistry({ ...PREVIOUS, name: 'blog', prefixes: ['/blog'], entry: null, build: 'b7' });
  window.history.replaceState({}, '', '/blog?q=private');
});

test('a failure before the page is at rest waits; then it goes with its remote, build, phase and composition', async () => {
  const { recordFailure, startTelemetry } = await openPage();
  recordFailure({ remote: 'blog', phase: 'load', error: new TypeError('gone') });
  expect(await sent()).toEqual([]);
  startTelemetry(onFailure);
  recordFailure({ remote: 'shell', phase: 'render', error: new Error('broken') });
  const reportOf = (failure: object) => ({ composition: 'r1', failures: [expect.objectContaining(failure)] });
  expect(await sent()).toEqual([
    reportOf({ remote: 'blog', build: 'b7', phase: 'load', message: 'TypeError: gone' }),
    reportOf({ remote: 'shell', build: 's1', phase: 'render', message: 'Error: broken' }),
  ]);
});

test('a remote that is shown is told of once, with the shell around it', async () => {
  const { recordShownBuild, startTelemetry } = await openPage();
  recordShownBuild('blog');
  startTelemetry(onFailure);
  recordShownBuild('blog');
  recordShownBuild('shell');
  const shell = { remote: 'shell', build: 's1' };
  expect(await sent()).toEqual([{ composition: 'r1', shown: [shell, { remote: 'blog', build: 'b7' }] }]);
});

test('a page that fails without end has said enough after twenty times', async () => {
  const { recordFailure, startTelemetry } = await openPage();
  startTelemetry(onFailure);
  for (let count = 0; count < 30; count += 1)
    recordFailure({ remote: 'blog', phase: 'render', error: new Error(`Loading ${window.location.href} failed`) });
  expect(beacon).toHaveBeenCalledTimes(20);
  // where the shopper is
  expect(JSON.stringify(await sent())).not.toContain('private');
});

test('vitals go when the page is left, each with the owner of the page it was felt on (API-14)', async () => {
  const { startTelemetry } = await openPage();
  startTelemetry(onFailure);
  deliverEntries['largest-contentful-paint']?.([{ startTime: 812.4 }, { startTime: 1031.7 }]);
  window.history.replaceState({}, '', '/blog/serums');
  deliverEntries.event?.([
    { interactionId: 1, duration: 96 },
    { interactionId: 2, duration: 48 },
    { interactionId: 0, duration: 400 },
  ]);
  window.history.replaceState({}, '', '/careers');
  deliverEntries['layout-shift']?.([
    { startTime: 10, value: 0.02, hadRecentInput: false },
    { startTime: 20, value: 0.5, hadRecentInput: true },
  ]);
  expect(beacon).not.toHaveBeenCalled();
  hidePage();
  hidePage();
  const vitals = [
    { screen: '/blog', metric: 'LCP', value: 1031.7 },
    { screen: '/blog', metric: 'INP', value: 96 },
    { screen: '', metric: 'CLS', value: 0.02 },
  ];
  expect(await sent()).toEqual([{ composition: 'r1', vitals, orders: [0, 0] }]);
});

test('a page that was loaded long before it is seen is measured from then', async () => {
  const { startTelemetry } = await openPage();
  marks = ['glow:seen'];
  startTelemetry(onFailure);
  for (const startTime of [4_000, 5_400]) deliverEntries['largest-contentful-paint']?.([{ startTime }]);
  hidePage();
  const [report] = await sent();
  expect(report?.vitals).toEqual([{ screen: '/blog', metric: 'LCP', value: 400 }]);
});

test('each report has the token of the page, where the browser tells it', async () => {
  const { recordFailure, recordShownBuild, startTelemetry } = await openPage();
  startTelemetry(onFailure);
  recordFailure({ remote: 'blog', phase: 'load', error: new Error('gone') });
  serverTiming = [
    { name: 'cdn-cache', description: 'HIT' },
    { name: 'page', description: 's1~b7~t~n~signature' },
  ];
  recordFailure({ remote: 'blog', phase: 'load', error: new Error('gone') });
  recordShownBuild('blog');
  deliverEntries['largest-contentful-paint']?.([{ startTime: 812.4 }]);
  hidePage();
  expect((await sent()).map(({ token }) => token)).toEqual([undefined, ...Array(3).fill('s1~b7~t~n~signature')]);
});

test.each([
  ['of a traced page', [{ name: 'trace', description: 's1~b7~t~n~signature' }], 's1~b7~t~n~signature'],
  ['of any other page', [], null],
])('requests %s carry its token: %j', async (_what, traced, token) => {
  const requests: Request[] = [];
  // jsdom has no fetch
  class FakeRequest {
    headers = new Headers();
    constructor(readonly url: string) {}
  }
  Object.assign(window, {
    Request: FakeRequest,
    fetch: (input: Request | string) => requests.push(typeof input === 'string' ? new Request(input) : input),
  });
  serverTiming = [{ name: 'page', description: 's1~b7~t~n~signature' }, ...traced];
  const { startTelemetry } = await openPage();
  startTelemetry(onFailure);
  await import('./traceRequests');
  await window.fetch(`${window.location.origin}/api/orders`);
  await window.fetch('https://elsewhere.example/');
  expect(requests.map(({ headers }) => headers.get('page-token'))).toEqual([token, null]);
});

test('the clicks on Place Order and those that ended are counted when the page is hidden', async () => {
  const { startTelemetry } = await openPage();
  startTelemetry(onFailure);
  marks = ['glow:place-order:start', 'glow:place-order:done', 'glow:place-order:start', 'another mark'];
  hidePage();
  // the pages of former tests are told of, too
  const [report] = await sent();
  expect(report?.orders).toEqual([2, 1]);
});

/** An error with a stack that begins in a file. */
function errorIn(file: string, message = 'x is not a function', name = 'TypeError') {
  const stack = `${name}: ${message}\n    at onClick (https://glow.example/assets/${file}.1234abcd.js:1:2)`;
  return Object.assign(new Error(message), { name, stack });
}

const OF_FETCH = 'fetchPosts is not a function';
const thrown = (error: Error) => new ErrorEvent('error', { error });
const unhandled = (reason: Error) => Object.assign(new Event('unhandledrejection'), { reason });

test.each<[string, Event, string[]]>([
  [
    "an error in a remote's event handler",
    thrown(errorIn('blog/home')),
    ['blog b7 event TypeError: x is not a function'],
  ],
  [
    'a rejection that nobody handles',
    unhandled(errorIn('shell/main')),
    ['shell s1 event TypeError: x is not a function'],
  ],
  [
    'what only looks like one of the network',
    thrown(errorIn('blog/home', OF_FETCH)),
    [`blog b7 event TypeError: ${OF_FETCH}`],
  ],
  ["a browser extension's error", thrown(errorIn('../extension')), []],
  ['what is no error', new ErrorEvent('error', { message: 'ResizeObserver loop' }), []],
  ['a request without a network', unhandled(errorIn('blog/home', 'Failed to fetch')), []],
  ['a request that was ended', unhandled(errorIn('blog/home', 'signal is aborted', 'AbortError')), []],
])('%s: which failures are reported', async (_what, event, expected) => {
  const { startTelemetry } = await openPage();
  startTelemetry(onFailure);
  window.dispatchEvent(event);
  const failures = (await sent()).flatMap(({ failures: reported }) => reported as Record<string, string>[]);
  expect(failures.map((one) => `${one.remote} ${one.build} ${one.phase} ${one.message}`)).toEqual(expected);
});
