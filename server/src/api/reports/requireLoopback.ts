import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../../config/config';
import { ApiError } from '../../errors/ApiError';

const LOOPBACK_ADDRESSES = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Hook that admits clients on the server's own machine only; others get a 404. A proxy on the same machine connects from
 * loopback as well, so forwarded requests are detected by the proxy's header or a public host name. A public site behind a
 * proxy that is not trusted may be forwarded without either, so nobody is admitted there.
 */
export function requireLoopback({ siteUrl, trustProxy }: Config): onRequestAsyncHookHandler {
  const isHiddenProxyLikely =
    siteUrl !== undefined && !LOOPBACK_HOSTS.test(new URL(siteUrl).host) && trustProxy.length === 0;
  return async ({ headers, socket }: FastifyRequest) => {
    const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some(
      (name) => name in headers,
    );
    const isLocal = LOOPBACK_ADDRESSES.test(socket.remoteAddress ?? '') && LOOPBACK_HOSTS.test(headers.host ?? '');
    if (isHiddenProxyLikely || isForwarded || !isLocal) throw new ApiError(404, 'There is nothing at this address.');
  };
}
