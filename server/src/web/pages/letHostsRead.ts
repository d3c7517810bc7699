import type { FastifyInstance } from 'fastify';
import type { Config } from '../../base/config/config';

/** Lets pages of other origins show what these routes answer, and those of `FEDERATION_ORIGINS` read it. */
export function letHostsRead(server: FastifyInstance, { federationOrigins }: Pick<Config, 'federationOrigins'>): void {
  if (federationOrigins.length === 0) return;
  server.addHook('onSend', async ({ url, headers: { origin = '' } }, reply) => {
    // files that no other host shows (`tools/build/foreignConfiguration.js`)
    if (/^\/assets\/[^/]+\/(?!foreign\/)/.test(url)) return;
    const vary = [reply.getHeader('vary') ?? [], 'Origin'].flat().join(', ');
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', vary });
    if (federationOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
  });
}
