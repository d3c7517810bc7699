import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
import { compile } from '@fastify/proxy-addr';
import { Address6 } from 'ip-address';

/** Providers give each line a prefix of this length. */
const IPV6_SUBNET = 64;
/** How proxies write an address: `[2001:db8::1]:443`, `203.0.113.9:443`, or the address alone. */
const SPELLING = /^(?:\[([^\]]*)\](?::\d*)?|([\d.]+):\d*|(.*))$/;

/** The IP address in a text, without port, brackets, quotes and zone; mapped IPv6 as IPv4; undefined if it has none. */
export function addressOf(text = ''): string | undefined {
  const [, ...spellings] = SPELLING.exec(text.replace(/^[\s"]+|[\s"]+$/g, '')) ?? [];
  const [address = ''] = (spellings.find(Boolean) ?? '').split('%', 1);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const parsed = new Address6(address);
  return parsed.isMapped4() ? parsed.to4().correctForm() : parsed.correctForm();
}

/** The client's network: an IPv4 address or the /64 of an IPv6 address; empty if the connection was closed. */
export function networkOf({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const address = ips.map(addressOf).findLast(Boolean) ?? '';
  return isIPv6(address) ? new Address6(`${address}/${IPV6_SUBNET}`).startAddress().correctForm() : address;
}

/** Options of a route that a network may ask `max` times a minute. */
export function limited(max: number, schema?: FastifySchema): RouteShorthandOptions {
  return { schema, config: { rateLimit: { max, timeWindow: '1 minute' } } };
}

/** Returns whether an address, in any spelling, is a trusted proxy; undefined without ranges. */
export function trustIn(ranges: string[]): ((address: string, hop: number) => boolean) | undefined {
  const trusts = compile(ranges);
  return ranges.length > 0 ? (address, hop) => trusts(addressOf(address) ?? '', hop) : undefined;
}

export const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
];

/** Warns once in the log if a proxy forwards requests although `TRUST_PROXY` names none. */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', async ({ headers }) => {
    const header = FORWARDING_HEADERS.find((name) => name in headers);
    if (hasWarned || !header) return;
    hasWarned = true;
    server.log.warn(
      `A request came with ${header}, but TRUST_PROXY is empty: if a proxy sent it, all shoppers count as one address, and HTTPS is not noticed. Set TRUST_PROXY to the proxy's address.`,
    );
  });
}
