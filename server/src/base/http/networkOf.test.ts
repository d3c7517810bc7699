import type { IncomingMessage } from 'node:http';
import { all } from '@fastify/proxy-addr';
import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { readConfig } from '../config/config';
import { noDatabase } from '../../testing/temporarySite';
import { serverOn } from '../../testing/testServer';
import { addressOf, networkOf, trustIn } from './networkOf';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['fd00:abcd::1', 'fd00:abcd::'],
  ['fd00:abcd:0:0:ffff::5', 'fd00:abcd::'],
  ['FD00:ABCD:0:1::1', 'fd00:abcd:0:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['"[2001:db8::1]:443"', '2001:db8::'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});

const garbage = [
  ...['', 'unknown', 'unknown1', '_hidden', 'for=203.0.113.9', '203.0.113', '203.0.113.256', '203.0.113.09', '1'],
  ...['[]:443', '::1::', '203.0.113.9:x', 'null', '٢٠٣.0.113.9'],
];

test.each(garbage)('"%s" is no address, and the network is that of the proxy that has sent it (API-13)', (text) => {
  expect(addressOf(text)).toBeUndefined();
  expect(networkOf({ ip: text, ips: ['127.0.0.1', '10.0.0.2', text] })).toBe('10.0.0.2');
});

test('a connection that was closed meanwhile has no network', () => {
  expect(networkOf({ ip: '', ips: undefined })).toBe('');
});

const port = fc.integer({ min: 0, max: 65_535 });
const quoted = (spelling: fc.Arbitrary<string>) =>
  fc.tuple(spelling, fc.boolean()).map(([text, isQuoted]) => (isQuoted ? `"${text}"` : text));

test('all spellings of an address are one network (API-13)', () => {
  const spelled = fc.ipV4().chain((address) => {
    const spelling = fc.oneof(
      fc.constantFrom(address, `[${address}]`, `::ffff:${address}`, `[::FFFF:${address}]`, ` ${address}\t`),
      port.map((number) => `${address}:${number}`),
      port.map((number) => `[::ffff:${address}]:${number}`),
    );
    return fc.tuple(fc.constant(address), quoted(spelling));
  });
  fc.assert(fc.property(spelled, ([address, text]) => expect(networkOf({ ip: text })).toBe(address)));
  const spelledLong = fc.ipV6().chain((address) => {
    const spelling = fc.oneof(
      fc.constantFrom(address, address.toUpperCase(), `[${address}]`, `${address}%eth0`, `[${address}%25eth0]`),
      port.map((number) => `[${address}]:${number}`),
    );
    return fc.tuple(fc.constant(address), quoted(spelling));
  });
  fc.assert(
    fc.property(spelledLong, ([address, text]) => expect(networkOf({ ip: text })).toBe(networkOf({ ip: address }))),
  );
});

const nowhere = { ...noDatabase, listen: async () => () => undefined };

/** How many of the requests with these headers are refused as too many. */
async function refused(headers: readonly string[]): Promise<number> {
  const server = await serverOn(nowhere, { trustProxy: ['127.0.0.1', '10.0.0.0/8'] });
  const payload = { orderId: 'GLW-1', email: 'a@example.com' };
  let count = 0;
  for (const forwarded of headers) {
    const request = { method: 'POST', url: '/api/orders/track', payload } as const;
    const { statusCode } = await server.inject({ ...request, headers: { 'x-forwarded-for': forwarded } });
    count += Number(statusCode === 429);
  }
  await server.close();
  return count;
}

test.each([
  ['POST', '/api/orders', 30],
  ['POST', '/api/newsletter/subscribe', 10],
  ['GET', '/api/orders/GLW-1', 120],
  ['POST', '/api/orders/track', 10],
  ['POST', '/api/orders/attempt', 10],
] as const)('%s %s is answered %i times a minute, then with the time to wait (API-13)', async (method, url, limit) => {
  const { ordersPerMinute, subscriptionsPerMinute } = readConfig({});
  const server = await serverOn(nowhere, { ordersPerMinute, subscriptionsPerMinute });
  const payload = method === 'POST' ? {} : undefined;
  for (let count = 0; count < limit; count += 1)
    expect((await server.inject({ method, url, payload })).statusCode).not.toBe(429);
  const { statusCode, headers } = await server.inject({ method, url, payload });
  expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  await server.close();
});

const twelve = Array.from({ length: 12 }, (_value, index) => index);

test.each<[string, (index: number) => string]>([
  ['another port', (index) => `203.0.113.10:${50_000 + index}`],
  ['another hidden name', (index) => `_hidden${index}, 10.0.0.7:4711`],
])('%s each time is one caller, whose guesses of order numbers are limited', async (_what, headerOf) => {
  expect(await refused(twelve.map(headerOf))).toBe(2);
});

test('a proxy of the same network that adds its port is no caller', async () => {
  expect(await refused(twelve.map((index) => `203.0.113.${index}, 10.0.0.${index}:4711`))).toBe(0);
});

test('whatever a client writes, there are no more callers than addresses that a proxy has seen (API-13)', () => {
  const peers = ['203.0.113.10', '203.0.113.11:99', '[2001:db8::1]:443'];
  const claim = fc.oneof(fc.string({ unit: anyCharacter }), fc.ipV4(), fc.ipV6(), fc.constantFrom(...garbage));
  const trusts = trustIn(['127.0.0.1', '10.0.0.0/8']);
  const socket = { remoteAddress: '::ffff:127.0.0.1' };

  function networkBehind(header: string): string {
    const headers = { 'x-forwarded-for': header };
    const ips = all({ headers, socket } as unknown as IncomingMessage, trusts);
    return networkOf({ ip: ips.at(-1) ?? '', ips });
  }

  fc.assert(
    fc.property(fc.array(fc.tuple(claim, fc.constantFrom(...peers))), (seen) => {
      const networks = seen.map(([text, peer]) => networkBehind(`${text}, ${peer}, 10.0.0.7:4711`));
      expect(new Set(networks).size).toBe(new Set(seen.map(([, peer]) => peer)).size);
    }),
  );
});
