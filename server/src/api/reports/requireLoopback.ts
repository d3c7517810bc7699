import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError';

const LOOPBACK_ADDRESSES = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Hook that admits clients on the server's own machine only; others get a 404. A proxy on the same machine connects from
 * loopback as well, so forwarded requests are detected by the proxy's header or a public host name.
 */
export async function requireLoopback({ headers, socket }: FastifyRequest): Promise<void> {
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some(
    (name) => name in headers,
  );
  if (isForwarded || !LOOPBACK_ADDRESSES.test(socket.remoteAddress ?? '') || !LOOPBACK_HOSTS.test(headers.host ?? ''))
    throw new ApiError(404, 'There is nothing at this address.');
}
