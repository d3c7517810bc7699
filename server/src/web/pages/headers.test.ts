import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { rawAnswer } from '../../testing/rawAnswer';
import { TemporarySite } from '../../testing/temporarySite';

let site: TemporarySite;
let server: FastifyInstance;

beforeAll(async () => {
  site = new TemporarySite();
  server = await site.server({ trustProxy: ['127.0.0.1'] });
  await server.listen({ port: 0, host: '127.0.0.1' });
});

const ask = (lines: string) => rawAnswer((server.server.address() as AddressInfo).port, lines);
const get = (path: string, cookie: string) => ask(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}`);

/** So many bytes of cookies of others, in cookies of a thousand. */
function cookies(bytes: number): string {
  return Array.from({ length: Math.ceil(bytes / 1000) }, (_value, index) => `ad${index}=${'x'.repeat(990)}`).join('; ');
}

const RECEIPT = 'glow_receipt=r; __Host-glow_receipt=r; glow_bucket=7; glow_preview=x';

function deletedBy(answer: string): string[] {
  return [...answer.matchAll(/^set-cookie: (.*)$/gim)].map(([, line = '']) => line.trim());
}

test.each(['/cart', '/registry.json', '/api/openapi.json'])('%s is read with 60 kB (DATA-170)', async (path) => {
  const answer = await get(path, cookies(60_000));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toMatch(/^clear-site-data/im);
});

test('a page deletes more than 16 kB of foreign cookies, and is kept by no cache (DATA-170)', async () => {
  const answer = await get('/cart', `${RECEIPT}; ${cookies(17_000)}`);
  const deleted = deletedBy(answer);
  for (let index = 0; index < 17; index += 1) {
    expect(deleted).toContain(`ad${index}=; Max-Age=0; Path=/`);
    expect(deleted).toContain(`ad${index}=; Max-Age=0; Path=/cart`);
  }
  expect(deleted.filter((line) => /glow_/.test(line))).toEqual([]);
  expect(answer).toMatch(/^cache-control: private, no-store\r$|^cache-control: .*no-store/im);
  expect(answer).not.toMatch(/^clear-site-data/im);
});

test('the largest cookies are deleted first (DATA-170)', async () => {
  const small = Array.from({ length: 400 }, (_value, index) => `small${index}=${'x'.repeat(40)}`);
  const [first] = deletedBy(await get('/cart', [...small, `large=${'x'.repeat(60)}`].join('; ')));
  expect(first).toBe('large=; Max-Age=0; Path=/');
});

test('a page with fewer cookies deletes none (DATA-170)', async () => {
  expect(deletedBy(await get('/cart', `${RECEIPT}; ${cookies(15_000)}`))).toEqual([]);
});

test('a cookie may be of any domain above, and of any path above; over HTTPS it may be a secure one', async () => {
  const headers = {
    accept: 'text/html',
    host: 'www.glow.example',
    'x-forwarded-proto': 'https',
    cookie: `ad=${'x'.repeat(20_000)}`,
  };
  const answer = await server.inject({ url: '/account/orders?a=b', headers });
  const domains = ['', '; Domain=www.glow.example', '; Domain=glow.example'];
  expect(answer.headers['set-cookie']).toEqual(
    ['/', '/account', '/account/orders'].flatMap((path) =>
      domains.map((domain) => `ad=; Max-Age=0; Path=${path}${domain}; Secure`),
    ),
  );
});

test('whatever the cookies are called, the answer stays small, and none of the store is deleted', async () => {
  const name = fc.string({ unit: fc.constantFrom(...'abz019!#$%&*+-.^_`|~'), minLength: 1, maxLength: 60 });
  const many = fc.array(fc.tuple(name, fc.nat(4000)), { minLength: 1, maxLength: 150 });
  await fc.assert(
    fc.asyncProperty(many, async (pairs) => {
      const cookie = [...pairs.map(([key, size]) => `${key}=${'x'.repeat(size)}`), RECEIPT].join('; ').slice(0, 60_000);
      const answer = await server.inject({ url: '/cart', headers: { host: 'a.b.glow.example', cookie } });
      const lines = [answer.headers['set-cookie'] ?? []].flat();
      expect(answer.statusCode).toBe(200);
      expect(lines.join('').length).toBeLessThan(8192);
      expect(lines.length > 0).toBe(cookie.length > 16_384);
      expect(lines.filter((line) => /^(__Host-)?glow_/.test(line))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test.each([
  [70_000, 'has been read'],
  [200_000, 'is too long for the parser'],
])('%i bytes of cookies are refused with a page that leads on, and deleted (DATA-170)', async (bytes) => {
  const answer = await get('/cart', cookies(bytes));
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toMatch(/^clear-site-data: "cookies"\r$/im);
  expect(answer).toMatch(/^content-type: text\/html; charset=utf-8\r$/im);
  expect(answer).toMatch(/^content-security-policy: /im);
  expect(answer).toContain('<a href="/">Continue to the store</a>');
});

test('headers that are too large without their cookies are refused, and the cookies stay (DATA-170)', async () => {
  const answer = await ask(
    `GET /cart HTTP/1.1\r\nHost: localhost\r\nCookie: ${RECEIPT}\r\nReferer: ${'x'.repeat(70_000)}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).not.toMatch(/^clear-site-data/im);
});

test.each([
  ['70 kB of cookies', 431, `GET /api/orders/x HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookies(70_000)}`],
  ['a header that cannot be read', 400, 'GET /api/orders/x HTTP/1.1\r\nHost: localhost\r\nbroken'],
  ['two hosts', 400, 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nHost: evil.example'],
  ['another host in the address', 400, 'GET http://evil.example/api/openapi.json HTTP/1.1\r\nHost: localhost'],
  ['another port in the address', 400, 'GET http://localhost:81/api/openapi.json HTTP/1.1\r\nHost: localhost'],
  ['another scheme in the address', 400, 'GET ftp://localhost/api/openapi.json HTTP/1.1\r\nHost: localhost'],
  ['no host', 400, 'GET /api/openapi.json HTTP/1.1'],
])('below /api, %s is refused in JSON (API-12)', async (_what, status, lines) => {
  const answer = await ask(lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ success: false, message: expect.any(String) });
});

test.each([
  'GET http://localhost/registry.json HTTP/1.1\r\nHost: localhost',
  'GET HTTP://LOCALHOST:80/registry.json HTTP/1.1\r\nHost: localhost.',
  'GET http://localhost:3000/registry.json HTTP/1.1\r\nHost: localhost:3000',
  'GET https://localhost/registry.json HTTP/1.1\r\nHost: localhost:443',
  'GET http://localhost/registry.json HTTP/1.0',
])('%j names one host', async (lines) => expect(await ask(lines)).toMatch(/^HTTP\/1\.1 200 /));

test.each([
  ['a length beside chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['chunks beside a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
  ['a list of lengths', 'Content-Length: 4, 5'],
  ['a length with a sign', 'Content-Length: +4'],
  ['a length in hexadecimal digits', 'Content-Length: 0x4'],
  ['another coding after chunks', 'Transfer-Encoding: chunked, identity'],
  ['a space before the colon', 'Transfer-Encoding : chunked'],
  ['a folded header', 'X-Note: a\r\n b'],
  ['a line feed alone', 'X-Note: a\nTransfer-Encoding: chunked'],
])('%s: what could be read as two requests is refused with 400, and the connection ends', async (_what, header) => {
  const smuggled = 'GET /registry.json HTTP/1.1\r\nHost: localhost\r\nX: ';
  const answer = await ask(
    `POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${header}\r\n\r\n0\r\n\r\n${smuggled}`,
  );
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
});

test.each([
  ...['x-forwarded-host', 'x-forwarded-server', 'x-host', 'x-original-url', 'x-rewrite-url', 'x-forwarded-scheme'],
  ...['x-forwarded-port', 'x-forwarded-prefix', 'x-original-host', 'forwarded', 'x-http-method-override'],
  ...['accept-language', 'user-agent', 'referer', 'host'],
])('a page is the same whatever %s says', async (name) => {
  const accept = 'text/html';
  const plain = await server.inject({ url: '/cart', headers: { accept } });
  const other = await server.inject({ url: '/cart', headers: { accept, [name]: 'evil.example' } });
  expect([other.statusCode, other.headers.etag, other.body]).toEqual([200, plain.headers.etag, plain.body]);
  expect(JSON.stringify(other.headers)).not.toContain('evil.example');
});

test('a request for a page that cannot be read is answered with a page', async () => {
  const answer = await ask('GET /cart HTTP/1.1\r\nHost: localhost\r\nbroken');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('<p>The request cannot be read.</p>');
  expect(answer).not.toMatch(/^clear-site-data/im);
});

test('an order number that is too long for any order is not found, beside the pages too', async () => {
  const answer = await server.inject(`/api/orders/${'x'.repeat(600)}`);
  expect([answer.statusCode, answer.json().success, answer.headers.allow]).toEqual([404, false, undefined]);
});
