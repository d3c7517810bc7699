import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** Prefix length that providers give to one line. */
const IPV6_SUBNET = 64;

/**
 * The network that an IP address counts as, for rate limits and for evidence: an IPv4 address itself (also when mapped into IPv6),
 * and the /64 of an IPv6 address. Empty for a connection that was closed meanwhile, which has no address any more.
 */
export function networkOf(ip: string | undefined): string {
  if (!ip) return '';
  if (!isIPv6(ip)) return ip.toLowerCase();
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip.split('%', 1)[0]}/${IPV6_SUBNET}`).startAddress().correctForm();
}
