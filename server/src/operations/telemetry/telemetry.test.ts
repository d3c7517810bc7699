import {
  AggregationTemporality,
  InMemoryMetricExporter,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import * as fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { anOrder } from '../../testing/anOrder';
import { sharedDatabase } from '../../testing/sharedStore';
import { TemporarySite } from '../../testing/temporarySite';
import { observeServer, type Telemetry } from './startTelemetry';

/** A shell that reads a product of the catalogue for each page. */
const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = () => async (url, catalog) => {
  await catalog.product('skn-002');
  return { head: '', styles: '', body: '<p>' + url + '</p>', status: 200, screens: [] };
};
`;
const HTML = { accept: 'text/html' };
const TRACE = '0af7651916cd43dd8448eb211c80319c';

const database = sharedDatabase();
let telemetry: Telemetry;
let server: FastifyInstance;
const spans = new InMemorySpanExporter();
const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 600_000 });
let log = '';

beforeAll(async () => {
  process.env.OTEL_TRACES_SAMPLER = 'always_on';
  const site = new TemporarySite();
  site.releaseBundle('shell', { name: 'shell', build: 's2', scripts: ['shell.22222222.js'] }, SHELL);
  site.releaseBundle('storefront-mfe', { name: 'storefront', build: 'f2' }, '');
  await database.sql('update stock set pieces = 1000000');
  telemetry = observeServer({ spanProcessors: [new SimpleSpanProcessor(spans)], readers: [reader] });
  const limits = { ordersPerMinute: 100_000, subscriptionsPerMinute: 100_000 };
  server = await site.server({ ...limits, logLevel: 'trace', trustProxy: ['127.0.0.1'] }, telemetry.observe(database));
  captureLog();
});
afterAll(async () => {
  await server.close();
  await telemetry.close();
  delete process.env.OTEL_TRACES_SAMPLER;
});
beforeEach(() => {
  spans.reset();
  log = '';
});

/** pino writes to its stream, which all loggers of the server share. */
function captureLog(): void {
  const symbol = Object.getOwnPropertySymbols(server.log).find(({ description }) => description === 'pino.stream');
  const stream = Reflect.get(server.log, symbol ?? '') as { write(line: string): void };
  stream.write = (line) => {
    log += line;
  };
}

function post(url: string, payload?: object, headers: Record<string, string> = {}): Promise<Response> {
  return server.inject({ method: 'POST', url, payload, headers });
}

function place(headers: Record<string, string> = {}, changes: Record<string, unknown> = {}): Promise<Response> {
  return post('/api/orders', anOrder(undefined, changes), headers);
}

function finished(): ReadableSpan[] {
  return spans.getFinishedSpans();
}

/** The names from a span up to the root. */
function lineage({ name, parentSpanContext }: ReadableSpan): string[] {
  const parent = finished().find((span) => span.spanContext().spanId === parentSpanContext?.spanId);
  return parent ? [name, ...lineage(parent)] : [name];
}

/** The sums or counts of a metric's points, by its attributes as JSON. */
async function pointsOf(name: string): Promise<Record<string, unknown>> {
  metrics.reset();
  await reader.forceFlush();
  const found = metrics
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
    .find(({ descriptor }) => descriptor.name === name);
  return Object.fromEntries(
    (found?.dataPoints ?? []).map(({ attributes, value }) => [
      JSON.stringify(attributes),
      typeof value === 'object' ? value.count : value,
    ]),
  );
}

test('an order is one trace, from the request to each statement, in the trace that the request names', async () => {
  const answer = await place({ traceparent: `00-${TRACE}-b7ad6b7169203331-01` });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers.traceresponse).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
  const all = finished();
  expect(new Set(all.map((span) => span.spanContext().traceId))).toEqual(new Set([TRACE]));
  const statements = ['insert orders', 'insert outbox', 'update stock'];
  for (const name of statements)
    expect(all.filter((span) => span.name === name).map(lineage)).toEqual([[name, 'transaction', 'POST /api/orders']]);
  expect(all.at(-1)?.attributes).toMatchObject({
    'http.route': '/api/orders',
    'http.response.status_code': 201,
    'glow.request.id': answer.headers['x-request-id'],
  });
});

test('orders at the same time have traces of their own', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => place()));
  const traces = answers.map(({ headers }) => String(headers.traceresponse).split('-')[1]);
  const byTrace = traces.map((id) =>
    finished().filter((span) => span.spanContext().traceId === id && span.name === 'insert orders'),
  );
  expect(byTrace.map((found) => found.length)).toEqual(Array(8).fill(1));
});

test('a page has its rendering and the statements of its data in its trace, and its reports join it', async () => {
  const page = await server.inject({ url: '/product/skn-002', headers: HTML });
  const [, token] = /page;desc="(.*?)"/.exec(String(page.headers['server-timing'])) ?? [];
  const traceId = String(page.headers.traceresponse).split('-')[1];
  const composition = String(token).split('~').slice(0, 6).join('~');
  const vitals = [{ screen: '/product', metric: 'LCP', value: 812 }];
  const failures = [{ remote: 'storefront', build: 'f2', phase: 'event', message: 'x', frames: [] }];
  expect((await post('/api/reports', { composition, token, vitals, failures })).statusCode).toBe(204);
  const ofPage = finished().filter((span) => span.spanContext().traceId === traceId);
  expect(ofPage.map(lineage)).toEqual(
    expect.arrayContaining([
      ['select reviews', 'render storefront', 'GET /product/*'],
      ['render storefront', 'GET /product/*'],
      ['browser report', 'GET /product/*'],
    ]),
  );
  const request = ofPage.find(({ name }) => name.startsWith('GET'));
  expect(request?.attributes).toMatchObject({
    'glow.remote': 'storefront',
    'glow.team': 'Discovery',
    'glow.build': 'f2',
    'glow.composition': composition,
    'glow.from': 'render',
  });
  const browser = ofPage.find(({ name }) => name === 'browser report');
  expect(
    browser?.events.flatMap(({ name, attributes }) => [name, attributes?.['glow.value'] ?? attributes?.['glow.phase']]),
  ).toEqual(['failure', 'event', 'LCP', 812]);
});

test('what a click on a traced page asks for is in the trace of the page, down to its statements, but not from another network', async () => {
  const page = await server.inject({ url: '/product/skn-001', headers: HTML });
  const [, token = ''] = /trace;desc="(.*)"$/.exec(String(page.headers['server-timing'])) ?? [];
  const traceId = String(page.headers.traceresponse).split('-')[1];
  const order = await place({ 'page-token': token });
  expect(order.headers.traceresponse).toContain(traceId);
  const ofPage = finished().filter((span) => span.spanContext().traceId === traceId);
  expect(ofPage.map(lineage)).toContainEqual(['insert orders', 'transaction', 'POST /api/orders', 'GET /product/*']);
  const headers = { 'page-token': token };
  const elsewhere = await server.inject({ url: '/healthz', headers, remoteAddress: '192.0.2.9' });
  const forged = await place({ 'page-token': `${token}x` });
  for (const answer of [elsewhere, forged]) expect(answer.headers.traceresponse).not.toContain(traceId);
});

test('orders are counted by outcome, pages by where they came from', async () => {
  const before = await pointsOf('glow.orders');
  const key = { 'idempotency-key': 'counted' };
  await place(key);
  await place(key);
  await place({}, { total: 1, subtotal: 1, tax: 0, shipping: 0 });
  await place({}, { customerEmail: 'none' });
  const after = await pointsOf('glow.orders');
  const grown = Object.entries(after).map(([point, count]) => [
    Object.values(JSON.parse(point))[0],
    Number(count) - Number(before[point] ?? 0),
  ]);
  expect(Object.fromEntries(grown)).toMatchObject({ accepted: 1, repeated: 1, price_changed: 1, 400: 1 });
  for (let visit = 0; visit < 3; visit += 1) await server.inject({ url: '/product/counted', headers: HTML });
  const pages = await pointsOf('glow.pages');
  expect(pages[JSON.stringify({ 'glow.work': 'page', 'glow.from': 'cache' })]).toBeGreaterThanOrEqual(2);
  expect(pages[JSON.stringify({ 'glow.work': 'page', 'glow.from': 'render' })]).toBeGreaterThanOrEqual(1);
});

test.each([
  ['c0ffee00-1111-4222-8333-444455556666', true],
  ['0af7651916cd43dd8448eb211c80319c', true],
  ['rose@example.com', false],
  ['4242424242424242', false],
  ['GLW-0123456789AB', false],
  ['', false],
])('of a request with the id %j, taken over: %j', async (given, isTaken) => {
  const { headers } = await server.inject({ url: '/healthz', headers: { 'x-request-id': given } });
  const id = String(headers['x-request-id']);
  expect(id === given).toBe(isTaken);
  expect(id).toMatch(/^[\da-f-]{32,36}$/);
  const [line] = log.split('\n').filter((text) => text.includes('/healthz'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ reqId: id, route: '/healthz', status: 200 });
});

/** Texts of a shopper: each has a mark that nothing else has. */
const mark = fc.stringMatching(/^[a-f]{12}$/).map((text) => `zq${text}`);
const secret = fc.oneof(
  mark.map((text) => `${text}@example.com`),
  mark.map((text) => `${text} Müller`),
  mark.map((text) => `12 ${text} Street`),
  mark.map((text) => `GLW-${text}`),
  mark.map((text) => `glow_receipts=${text}`),
  mark.map((text) => `4242 4242 4242 4242 ${text}`),
  mark.map((text) => `'; drop table orders; -- ${text}`),
);
const HEADERS = [
  ...['x-request-id', 'traceparent', 'tracestate', 'user-agent', 'referer', 'cookie', 'x-forwarded-for', 'forwarded'],
  ...['accept-language', 'authorization', 'idempotency-key', 'glow-account', 'origin', 'host', 'baggage'],
];
const PATHS = [
  ...['/', '/product/*', '/collections/*', '/account/orders/*', '/*', '/api/orders/*', '/api/*'],
  ...['/page-data/f2/product/*', '/page-data/*/cart', '/assets/*', '/blog/*', '/newsletter/*'],
];
const BODIES: ((text: string) => [string, unknown])[] = [
  (text) => ['/api/orders', anOrder(undefined, { customerEmail: text, customerName: text })],
  (text) => ['/api/orders', anOrder({ [text]: 1 })],
  (text) => ['/api/orders', { ...anOrder(), paymentMethod: { number: text } }],
  (text) => ['/api/orders/track', { orderId: text, email: text }],
  (text) => ['/api/newsletter', { email: text }],
  (text) => [
    '/api/reports',
    { composition: 'c1', failures: [{ remote: 'blog', build: 'blog1', phase: 'load', message: text, frames: [text] }] },
  ],
  (text) => ['/api/reports', { composition: text, token: text, shown: [{ remote: text, build: text }] }],
  (text) => ['/api/reports/csp', { 'csp-report': { 'blocked-uri': `https://${text}`, 'effective-directive': text } }],
  (text) => [`/api/${encodeURIComponent(text)}`, text],
];
const request: fc.Arbitrary<(text: string) => InjectOptions> = fc.oneof(
  fc.constant((text: string) => ({
    url: '/cart',
    headers: { ...HTML, traceparent: `00-${TRACE}-b7ad6b7169203331-01`, tracestate: `shopper=${encodeURI(text)}` },
  })),
  fc.constantFrom(...PATHS, ...PATHS.map((path) => `${path}?q=*`)).map((path) => (text: string) => {
    return { url: path.replaceAll('*', encodeURIComponent(text)), headers: HTML };
  }),
  fc.constantFrom(...HEADERS).map((name) => (text: string) => {
    return { url: '/cart', headers: { ...HTML, [name]: encodeURI(text) } };
  }),
  fc.constantFrom(...HEADERS).map((name) => (text: string) => ({
    method: 'POST' as const,
    url: '/api/orders',
    headers: { [name]: encodeURI(text) },
    payload: anOrder(),
  })),
  fc.constantFrom(...BODIES).map((body) => (text: string) => {
    const [url, payload] = body(text);
    const headers = { 'content-type': 'application/json' };
    return { method: 'POST' as const, url, headers, payload: JSON.stringify(payload) };
  }),
);

/** All that has left the server besides its answers: spans, metrics and log lines, decoded too. */
async function exported(): Promise<string> {
  metrics.reset();
  await reader.forceFlush();
  const told = finished().map((span) => {
    const { name, attributes, events, status, links, resource } = span;
    const state = span.spanContext().traceState?.serialize();
    return { name, attributes, events, status, links, resource: resource.attributes, state };
  });
  const text = JSON.stringify([told, metrics.getMetrics()]) + log;
  return text + text.replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
}

test('nothing of what a shopper sends is in a span, a metric or a log line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(request, secret), { minLength: 1, maxLength: 8 }), async (sent) => {
      spans.reset();
      log = '';
      for (const [make, text] of sent) await server.inject({ remoteAddress: '203.0.113.77', ...make(text) });
      const all = await exported();
      expect(finished().length).toBeGreaterThanOrEqual(sent.length);
      expect(log.split('\n').length).toBeGreaterThan(sent.length);
      expect(all).not.toMatch(/zq[a-f]{12}|4242 4242|203\.0\.113\.77/);
    }),
    { numRuns: 60 },
  );
});

test('nothing of an order that is placed, read and tracked is exported', async () => {
  const placed = await place({ 'idempotency-key': 'the-key-of-rose', 'user-agent': 'the agent of rose' });
  const { order } = placed.json();
  const cookie = String(placed.headers['set-cookie']).split(';')[0] ?? '';
  const [, receipt = ''] = cookie.split('=');
  await server.inject({ url: `/api/orders/${order.id}`, headers: { cookie } });
  const { id: orderId, customerEmail: email } = order;
  await server.inject({ url: `/account/orders/${orderId}?email=${email}`, headers: { ...HTML, cookie } });
  await post('/api/orders/track', { orderId, email });
  await post('/api/orders/attempt', undefined, { 'idempotency-key': 'the-key-of-rose' });
  const all = await exported();
  expect(finished().map(({ name }) => name)).toEqual(expect.arrayContaining(['GET /api/orders/:id', 'GET /account/*']));
  const { firstName, address1, phone } = order.shippingAddress;
  for (const text of [orderId, receipt, email, firstName, address1, phone, 'rose'])
    expect(all.toLowerCase()).not.toContain(String(text).toLowerCase());
  // ids and numbers may have the same four digits somewhere
  expect(all).not.toMatch(new RegExp(`(?<![\\w.:-])${order.paymentMethod.last4}(?![\\w.-])`));
});
