import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

export type SiteOrigin = () => string;

/** The configured origin, or the local one, whose port is known only after listening. */
export function siteOrigin(server: FastifyInstance, { siteUrl, port }: Config): SiteOrigin {
  return () => {
    const address = server.addresses()[0];
    return siteUrl ?? `http://localhost:${typeof address === 'object' ? address.port : port}`;
  };
}
