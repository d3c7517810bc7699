import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { rawAnswer } from '../../testing/rawAnswer';
import { noDatabase } from '../../testing/temporarySite';
import { serverOn } from '../../testing/testServer';

let server: FastifyInstance;

beforeAll(async () => {
  server = await serverOn(noDatabase, { trustProxy: ['127.0.0.1'] });
});
afterAll(() => server.close());

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

async function port(): Promise<number> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

test.each(['/healthz', '/api/openapi.json', '/api/nothing', '/nothing'])(
  '%s is sent with every security header, and lets pages use nothing of others (GEN-9)',
  async (url) => {
    const { headers } = await server.inject({ url });
    expect(headers).toMatchObject(HEADERS);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-eval');
    const scripts = policy.split(/; ?/).find((directive) => directive.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
    for (const from of ["default-src 'self'", "connect-src 'self'", "img-src 'self' data:", "font-src 'self'"])
      expect(`${policy};`).toContain(`${from};`);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
  },
);

test('HSTS is sent over HTTPS, also behind a trusted proxy, and not over HTTP', async () => {
  const plain = await server.inject({ url: '/healthz' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const secure = await server.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each([
  ['an invalid URL', 400, 'GET /api/%zz HTTP/1.1\r\nHost: glow.example'],
  ['a path with a NUL character', 400, 'GET /api/orders/%00 HTTP/1.1\r\nHost: glow.example'],
  ['what is no HTTP', 400, 'GLOW / HTTP/1.1\r\nHost: glow.example'],
  ['a request without Host', 400, 'GET /healthz HTTP/1.1'],
  ['headers that are too large', 431, `GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(70_000)}`],
  ['a method that the path does not have', 405, 'PROPFIND /api/orders HTTP/1.1\r\nHost: glow.example'],
])('%s is answered with them too', async (_what, status, lines) => {
  const answer = await rawAnswer(await port(), lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries({ ...HEADERS, 'cache-control': 'no-store' }))
    expect(answer.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
  expect(answer.toLowerCase()).toContain('content-security-policy: ');
});

const UNFINISHED_ORDER =
  'POST /api/orders HTTP/1.1\r\nHost: glow.example\r\nContent-Type: application/json\r\nContent-Length: 99';

test.each([
  ['ends in the middle of a body', `${UNFINISHED_ORDER}\r\n\r\n{`, true],
  ['sends what is no HTTP in a body', `${UNFINISHED_ORDER}\r\nTransfer-Encoding: chunked\r\n\r\nGLOW`, false],
  ['sends what is no HTTP after a request', 'GET /healthz HTTP/1.1\r\nHost: glow.example\r\n\r\nGLOW', false],
])('a connection that %s costs no other', async (_what, lines, isEnded) => {
  const socket = connect(await port(), '127.0.0.1', () => (isEnded ? socket.end(lines) : socket.write(lines)));
  socket.setTimeout(2_000, () => socket.destroy());
  await once(socket.resume(), 'close');
  expect(await rawAnswer(await port(), 'GET /healthz HTTP/1.1\r\nHost: glow.example')).toMatch(/^HTTP\/1.1 200 /);
});
