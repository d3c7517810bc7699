import type { AddressInfo } from 'node:net';
import type { Database } from '../../base/database/Database';
import { UnavailableError } from '../../base/errors/errors';
import { rawAnswer } from '../../testing/rawAnswer';
import { noDatabase, TemporarySite } from '../../testing/temporarySite';

/** A shell whose pages, and whose data, end as their address says. */
const SHELL = `
exports.sharedInstances = {};
const made = async (url, catalog) => {
  if (url.includes('reads')) await catalog.list({});
  if (url.includes('refused')) await catalog.list({ page: Infinity });
  if (url.includes('ends')) { setTimeout(() => { throw new Error('no luck with ' + url) }, 0); await new Promise(() => {}); }
  if (url.includes('throws')) throw new Error('no luck with ' + url);
  throw new Error('There is no data of ' + url);
};
exports.createRenderer = () => Object.assign(made, { loadData: made });
`;

const html = { accept: 'text/html' };
let site: TemporarySite;
let lines: string[];

beforeEach(() => {
  site = new TemporarySite();
  site.releaseBundle('shell', { name: 'shell', build: 's2' }, SHELL);
  lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (database?: Database) => site.server({ logLevel: 'warn' }, database);

test('what is not there, and what no read takes, is no fault of the server and has no line in the log', async () => {
  const server = await open();
  for (const [address, status] of [
    ['/cart', 404],
    ['/cart/suggestions?refused', 400],
    ['/product/%00', 400],
    ['/product/%', 400],
    [`/product/${'x'.repeat(5_000)}`, 414],
  ] as const) {
    const build = address.startsWith('/cart') ? 'checkout1' : 'storefront1';
    expect((await server.inject(`/page-data/${build}${address}`)).statusCode).toBe(status);
  }
  for (const rest of ['', '/', '/x', '/__proto__/cart', '/checkout1'])
    expect((await server.inject(`/page-data${rest}`)).statusCode).toBe(404);
  expect(lines).toEqual([]);
  await server.close();
});

test('of requests that fail, each in its way, no line of the log has what was typed', async () => {
  const server = await open();
  for (let index = 0; index < 10; index += 1) {
    const data = await server.inject(`/page-data/checkout1/cart/suggestions?throws=typed${index}`);
    expect(data.statusCode).toBe(500);
    expect((await server.inject({ url: `/cart?throws=typed${index}`, headers: html })).statusCode).toBe(503);
    await server.inject({ url: `/api/none/${index}`, headers: { 'x-forwarded-for': '203.0.113.9' } });
    await server.inject({ method: 'POST', url: `/api/orders?${index}`, payload: '{' });
  }
  // pages and data, and one warning of a proxy
  expect(lines).toHaveLength(21);
  expect(lines.join('')).not.toContain('typed');
  await server.close();
});

test('the log has nothing of the address of a page whose process ended', async () => {
  const server = await open();
  expect((await server.inject({ url: '/cart?ends=typed', headers: html })).statusCode).toBe(503);
  expect(lines.join('')).toContain('no luck with /cart/…');
  expect(lines.join('')).not.toContain('typed');
  await server.close();
});

test('every 503 says when to come back (API-161)', async () => {
  const isDown = () => Promise.reject(new UnavailableError());
  const server = await open({ ...noDatabase, query: isDown, transaction: isDown });
  const data = '/page-data/checkout1/cart/suggestions?reads';
  for (const url of ['/readyz', '/llms.txt', '/api/orders/GLW-8E942X90WQGG', data]) {
    const answer = await server.inject(url);
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5']);
  }
  await server.close();
});

test('what arrives while the server begins to close is answered like before', async () => {
  const server = await open();
  const statuses: string[] = [];
  server.addHook('preClose', async () => {
    const { port } = server.server.address() as AddressInfo;
    statuses.push((await rawAnswer(port, 'GET /registry.json HTTP/1.1\r\nHost: localhost')).slice(0, 12));
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  await server.close();
  expect(statuses).toEqual(['HTTP/1.1 200']);
});
