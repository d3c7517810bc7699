import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError';

/** CSRF hook: rejects cross-site browser requests (403). Clients other than browsers pass. */
export async function requireSameOrigin({ headers, host }: FastifyRequest): Promise<void> {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site' || (origin !== undefined && hostOf(origin) !== host.toLowerCase())) {
    throw new ApiError(403, 'Requests from other sites are not accepted.');
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
