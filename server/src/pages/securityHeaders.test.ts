import { connect, type AddressInfo } from 'node:net';
import { testServer, type TestServer } from '../testing/testServer';

let store: TestServer;

beforeAll(async () => {
  store = await testServer('embedded', { trustProxy: ['127.0.0.1'] });
});
afterAll(() => store.close());

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test.each(['/healthz', '/api/openapi.json', '/api/nothing', '/nothing'])(
  '%s is sent with every security header',
  async (url) => {
    const { headers } = await store.server.inject({ url });
    expect(headers).toMatchObject(HEADERS);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-eval');
    const scripts = policy.split(/; ?/).find((directive) => directive.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
  },
);

test('HSTS is sent over HTTPS, also behind a trusted proxy, and not over HTTP', async () => {
  const plain = await store.server.inject({ url: '/healthz' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const secure = await store.server.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('an invalid URL is answered with them too', async () => {
  await store.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = store.server.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /%zz HTTP/1.1\r\nHost: glow.example\r\nConnection: close\r\n\r\n'),
    );
    socket
      .on('data', (chunk) => {
        text += chunk;
      })
      .on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  for (const [name, value] of Object.entries(HEADERS))
    expect(answer.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
});
