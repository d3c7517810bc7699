import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../base/config/config';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import type { Composer } from './composer';

/** Lets pages of other origins show what these routes answer, and those of `FEDERATION_ORIGINS` read it. */
export function letHostsRead(server: FastifyInstance, { federationOrigins }: Pick<Config, 'federationOrigins'>): void {
  if (federationOrigins.length === 0) return;
  server.addHook('onSend', async ({ headers: { origin = '' } }, reply) => {
    const vary = [reply.getHeader('vary') ?? [], 'Origin'].flat().join(', ');
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', vary });
    if (federationOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
  });
}

interface ForeignRoutesOptions {
  config: Config;
  composer: Composer;
  site: SiteOrigin;
}

/** The live build's manifest of Module Federation, at an address that stays (`tools/build/foreignConfiguration.js`). */
export async function foreignRoutes(
  server: FastifyInstance,
  { config, composer, site }: ForeignRoutesOptions,
): Promise<void> {
  letHostsRead(server, config);
  server.get<{ Params: { name: string } }>(
    '/federation/:name/mf-manifest.json',
    async ({ params: { name } }, reply) => {
      const { build, dist, files = {} } = composer.compose().releases.get(name) ?? {};
      const file = `foreign/mf-manifest.${build}.json`;
      if (!dist || !Object.hasOwn(files, file)) return reply.callNotFound();
      const manifest = JSON.parse(await readFile(join(dist, file), 'utf8'));
      manifest.metaData.publicPath = `${site()}/assets/${name}/`;
      return reply.header('cache-control', 'no-cache').send(manifest);
    },
  );
}
