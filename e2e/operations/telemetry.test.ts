import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@glow/server/base';
import { anOrder } from '@glow/server/testing';
import { Shop } from '../faults/shop';

/** A span as OTLP has it in JSON. */
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

let receiver: http.Server;
let endpoint: string;
const received: { path: string; body: string }[] = [];
let shop: Shop;

beforeAll(async () => {
  receiver = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterEach(() => shop.remove());
afterAll(() => receiver.close());

/** Starts a server without pages, or says why it cannot. */
async function open(env: NodeJS.ProcessEnv): Promise<void> {
  shop = new Shop(env);
  await shop.open();
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function sentSpans(): SentSpan[] {
  return received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);
}

test('an OTLP receiver gets a whole order as one trace, and the metrics, at the latest when the server ends', async () => {
  await open({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: 'always_on' });
  const answer = await post('/api/orders', anOrder());
  expect(answer.status).toBe(201);
  const [, traceId] = String(answer.headers.get('traceresponse')).split('-');
  await shop.close();
  const spans = sentSpans().filter((span) => span.traceId === traceId);
  const parents = (name: string): string[] => {
    const span = spans.find((sent) => sent.name === name);
    const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId);
    return parent ? [name, ...parents(parent.name)] : [name];
  };
  expect(parents('insert order_lines')).toEqual(['insert order_lines', 'transaction', 'POST /api/orders']);
  const sentMetrics = received.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body);
  for (const name of ['http.server.request.duration', 'glow.orders', 'glow.outbox', 'nodejs.eventloop.delay.p99'])
    expect(sentMetrics.join()).toContain(`"${name}"`);
});

test('Prometheus reads the metrics from a port of their own; vitals and failures survive a restart there and in the reports', async () => {
  const metricsPort = await freePort();
  const report = {
    composition: 'c1',
    failures: [{ remote: 'blog', build: 'b1', phase: 'load', message: 'gone', frames: [] }],
    vitals: [{ remote: 'blog', build: 'b1', screen: '/blog', metric: 'LCP', value: 1000 }],
  };
  await open({ METRICS_PORT: String(metricsPort) });
  expect((await post('/api/reports', report)).status).toBe(204);
  await shop.close();
  await shop.open();
  const { kept } = await (await fetch(`${shop.url}/api/reports`)).json();
  const figures = [
    { remote: 'blog', build: 'b1', screen: '', name: 'load', count: 1 },
    { remote: 'blog', build: 'b1', screen: '/blog', name: 'LCP', count: 1, p75: expect.closeTo(1000, -2) },
  ];
  expect(kept).toEqual([1, 7, 28].map((days) => ({ days, figures })));
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const labels = 'glow_remote="blog",glow_team="Editorial",glow_build="b1"';
  expect(text).toMatch(new RegExp(`^glow_page_vital_p75{${labels},glow_screen="/blog",glow_name="LCP"} \\d+$`, 'm'));
  expect(text).toContain(`glow_page_kept{${labels},glow_screen="",glow_name="load"} 1\n`);
  expect(text).toMatch(/^http_server_request_duration_count{.*http_route="\/api\/reports".*} 1$/m);
  expect((await fetch(`${shop.url}/metrics`)).status).toBe(404);
});

test('a port of metrics that is taken ends the start with one sentence', async () => {
  const port = new URL(endpoint).port;
  await expect(open({ METRICS_PORT: port })).rejects.toThrow(
    new Error(
      `GLOW-022 Metrics cannot use 127.0.0.1:${port} (EADDRINUSE): set another METRICS_PORT.\nThe store ended with 1.\n`,
    ),
  );
});

test('an address of a receiver that is none ends the start with one sentence', async () => {
  await expect(open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).rejects.toThrow(
    new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318.\nThe store ended with 1.\n'),
  );
});

test('a receiver that is away costs no order', async () => {
  await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER: 'always_on' });
  expect((await post('/api/orders', anOrder())).status).toBe(201);
  await shop.close();
  expect(shop.log).toMatch(/The store ended with 0\.\n$/);
});
