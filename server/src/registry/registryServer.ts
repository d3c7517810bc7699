import { rmSync } from 'node:fs';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { ApiError } from '../errors/ApiError';
import { beginErrorReply } from '../http/beginErrorReply';
import { requestIdOf } from '../http/requestId';
import { guardRequests } from '../http/requestGuards';
import type { ReadCatalog } from '../rendering/renderJob';
import { limitedLog } from '../system/lineLimit';
import { registryRoutes } from './registryRoutes';

/** What the service is started with: the server's configuration, completed. */
export interface RegistrySettings extends Config {
  publishers: string;
  signingKey: string;
  siteUrl: string;
  /** The path of the socket that it listens on. */
  socket: string;
}

/** Starts the service. Only the server that takes orders forwards requests to it, so headers and times are limited there. */
export async function startRegistryServer(
  settings: RegistrySettings,
  readCatalog: ReadCatalog,
): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: settings.logLevel, hooks: { logMethod: limitedLog() } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    genReqId: ({ headers }) => requestIdOf(headers),
  });
  guardRequests(server);
  server.setErrorHandler((error, request, reply) => {
    const answer = beginErrorReply(error, request, reply).body();
    // the rest of a body that is too large is read, so that the answer is not lost
    reply.removeHeader('connection').send(answer);
  });
  server.setNotFoundHandler(async () => Promise.reject(new ApiError(404, 'There is nothing at this address.')));
  await server.register(registryRoutes, { prefix: '/api/registry', settings, readCatalog });
  // of a process that has crashed
  if (process.platform !== 'win32') rmSync(settings.socket, { force: true });
  await server.listen({ path: settings.socket });
  return server;
}
