import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

/** Answers the origin that the site's own addresses begin with. */
export type SiteOrigin = () => string;

/** The origin the server was told, or its own on this machine, whose port is known once it listens. */
export function siteOrigin(server: FastifyInstance, { siteUrl, port }: Config): SiteOrigin {
  return () => {
    const address = server.addresses()[0];
    return siteUrl ?? `http://localhost:${typeof address === 'object' ? address.port : port}`;
  };
}
