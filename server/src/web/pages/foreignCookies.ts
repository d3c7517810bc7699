import type { FastifyReply, FastifyRequest } from 'fastify';

/** The servers of a domain usually read headers of this size. */
const USUAL_BYTES = 16 * 1024;
/** Every proxy reads an answer of this size; the next page deletes the remaining cookies. */
const MAX_ANSWER_BYTES = 8 * 1024;
const OURS = /^(__Host-)?glow_/;

/** If cookies exceed `USUAL_BYTES`, deletes foreign ones, the largest first, and returns true (decision 0086). */
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
