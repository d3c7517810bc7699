import fc from 'fast-check';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../config/originOf';
import { isSameOrigin, requireSameOrigin } from './csrfGuard';

const request = (host: string) => ({ host }) as FastifyRequest;

test.each([
  ['https://glow.example', 'glow.example'],
  ['https://glow.example', 'glow.example:80'],
  ['https://xn--schnheit-p4a.example', 'schönheit.example'],
  ['https://schönheit.example', 'XN--schnheit-p4a.example:443'],
  ['http://[::1]:3000', '[0:0:0:0:0:0:0:1]:3000'],
  ['http://[2001:DB8::1]', '[2001:db8::1]:80'],
  ['http://127.0.0.1:3000', '127.0.0.1:3000'],
])('a page of %s may ask the host %s (API-15)', (origin, host) => {
  expect(isSameOrigin(origin, request(host), undefined)).toBe(true);
});

test.each([
  ['https://glow.example', 'glow.example.evil.example'],
  ['https://evil.example', 'glow.example'],
  ['https://glow.example:8443', 'glow.example'],
  ['https://glow.example', 'glow.example:8443'],
  ['https://glow.example..', 'glow.example'],
  ['https://xglow.example', 'glow.example'],
  ['null', 'null'],
  ['', ''],
  ['file://', ''],
  ['chrome-extension://glow.example', 'glow.example'],
  ['https://', 'glow.example'],
])('a page of "%s" may not ask the host "%s" (API-15)', (origin, host) => {
  expect(isSameOrigin(origin, request(host), 'https://shop.example')).toBe(false);
});

test('all spellings of an origin are one (API-15)', () => {
  const spellings = fc
    .tuple(
      fc.constantFrom<[string, number]>(['http', 80], ['https', 443]),
      fc.domain(),
      fc.option(fc.integer({ min: 1, max: 65_535 })),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    )
    .map(([[scheme, usual], host, given, [isUpper, hasDot, hasPort, hasSlash]]) => {
      const port = given && given !== usual ? `:${given}` : '';
      const name = (isUpper ? host.toUpperCase() : host) + (hasDot ? '.' : '');
      const other = `${name}${port || (hasPort ? `:${usual}` : '')}`;
      return { plain: `${scheme}://${host}${port}`, scheme, other, end: hasSlash ? '/' : '' };
    });
  fc.assert(
    fc.property(spellings, ({ plain, scheme, other, end }) => {
      expect(originOf(`${scheme}://${other}${end}`)).toBe(originOf(plain));
      expect(isSameOrigin(plain, request(other), undefined)).toBe(true);
    }),
  );
});

const SITE = 'https://glow.example';

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ origin: SITE }, true],
  [{ origin: 'https://GLOW.example:443' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'none' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: SITE, 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: '' }, false],
])('a request with %j is accepted: %s (API-15)', async (headers, isAccepted) => {
  const guard = requireSameOrigin(SITE) as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  const guarded = guard({ headers, host: 'localhost:3000' } as unknown as FastifyRequest, {} as FastifyReply);
  if (isAccepted) await guarded;
  else await expect(guarded).rejects.toMatchObject({ status: 403 });
});
