import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RenderPool } from '../rendering/renderPool';
import { noDatabase, TemporarySite } from '../../testing/temporarySite';
import { makeTestRenderPool } from '../../testing/testRenderPool';

/** A shell whose pages name the build of the cart. */
const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load) => async (url) => ({
  head: '', styles: '', status: 200, screens: [],
  body: url.startsWith('/cart') ? (await load('checkout')).text : 'shell',
});
`;
const BLOCK = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

let site: TemporarySite;
let pool: RenderPool;
let server: FastifyInstance;

beforeEach(async () => {
  site = new TemporarySite();
  site.releaseBundle('shell', { name: 'shell', build: 's2' }, SHELL);
  await release('c1', "exports.text = 'cart of c1';");
  pool = makeTestRenderPool({ size: undefined, deadlineMs: 1_000 });
  server = await site.server({}, noDatabase, undefined, undefined, pool);
});
afterEach(async () => {
  await server.close();
  pool.close();
});

async function release(build: string, code: string): Promise<void> {
  site.releaseBundle('checkout-mfe', { name: 'checkout', build, container: 'glow_checkout' }, code);
  await site.publish('checkout-mfe');
}

async function cart(): Promise<string> {
  const { body } = await server.inject({ url: '/cart', headers: { accept: 'text/html' } });
  return /<div id="root">(.*)<\/div>/.exec(body)?.[1] ?? '';
}

const readiness = async () => (await server.inject('/readyz')).statusCode;

test('a store is ready once the processes of all its pages have started, and each has rendered a page', async () => {
  const run = jest.spyOn(pool, 'run');
  expect([await readiness(), (await server.inject('/healthz')).statusCode]).toEqual([503, 200]);
  await server.openPages?.();
  expect(await readiness()).toBe(200);
  expect(run.mock.calls.map(([{ work }]) => work?.of)).toEqual(expect.arrayContaining(['/', '/cart', '/blog']));
});

test('a release is shown once its process has started, and the one before until then', async () => {
  await server.openPages?.();
  expect(await cart()).toBe('cart of c1');
  await release('c2', "exports.text = 'cart of c2';");
  const seen = new Set([await cart()]);
  while (!seen.has('cart of c2')) seen.add(await cart());
  expect([...seen]).toEqual(['cart of c1', 'cart of c2']);
});

test('a build that does not start delays neither the store nor a release for good', async () => {
  await release('c2', BLOCK);
  await server.openPages?.();
  expect(await readiness()).toBe(200);
  await release('c3', "exports.text = 'cart of c3';");
  while ((await cart()) !== 'cart of c3') await wait(20);
});
