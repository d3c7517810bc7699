import type { FastifyReply, FastifyRequest } from 'fastify';

/** Most bytes of headers that the servers of a domain usually read. */
const USUAL_BYTES = 16 * 1024;
/** Most bytes of the answer that every proxy reads; the next page deletes the cookies that are left. */
const MAX_ANSWER_BYTES = 8 * 1024;
const OURS = /^(__Host-)?glow_/;

/** If all cookies are more than servers usually read, deletes those of other sites of the domain, the largest first; returns whether (decision 0086). */
export function expireForeignCookies(request: FastifyRequest, reply: FastifyReply): boolean {
  const { cookie = '' } = request.headers;
  if (cookie.length <= USUAL_BYTES) return false;
  const sizes = new Map<string, number>();
  for (const pair of cookie.split(';')) {
    const name = pair.split('=', 1).join().trim();
    sizes.set(name, (sizes.get(name) ?? 0) + pair.length);
  }
  const foreign = [...sizes].filter(([name]) => name && !OURS.test(name)).sort(([, one], [, other]) => other - one);
  const scopes = scopesOf(request);
  let left = MAX_ANSWER_BYTES;
  const lines = foreign.flatMap(([name]) => scopes.map((scope) => `${name}=; Max-Age=0${scope}`));
  const sent = lines.filter(({ length }) => (left -= length) > 0);
  reply.header('set-cookie', sent);
  return true;
}

/** A cookie may belong to any domain above the host, and to any path above the page. */
function scopesOf({ hostname, protocol, url }: FastifyRequest): string[] {
  const labels = /[:\d]$/.test(hostname) ? [] : hostname.split('.');
  const domains = labels.slice(1).map((_label, start) => `; Domain=${labels.slice(start).join('.')}`);
  const folders = url.split(/[?;]/, 1).join().split('/').filter(Boolean).slice(0, 3);
  const paths = ['/', ...folders.map((_folder, index) => `/${folders.slice(0, index + 1).join('/')}`)];
  const secure = protocol === 'https' ? '; Secure' : '';
  return paths.flatMap((path) => ['', ...domains].map((domain) => `; Path=${path}${domain}${secure}`));
}
