import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reports } from '../web/reports/reports';
import type { Config } from '../base/config/config';
import type { SiteOrigin } from '../base/config/siteOrigin';
import { ApiError } from '../base/errors/ApiError';
import type { PageReads, Read } from '../web/pageReads';
import { attempt } from '../base/system/attempt';
import { MAX_UPLOAD } from './fileId';
import { startRegistryProcess, type StartRegistry } from './registryProcess';

interface ForwardOptions {
  config: Config;
  signingKey: string;
  reads: PageReads;
  site: SiteOrigin;
  readReports(): Promise<Reports>;
  /** By default it gives the service its own process. */
  startRegistry?: StartRegistry;
}

/** Headers of a single connection, which are not forwarded. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const FOLDER = '.registry-';
const PREFIX = /^\/api\/registry\/?/;

/** Runs the registry service while the server listens, and forwards requests to it with unread bodies. */
export async function forwardToRegistry(
  server: FastifyInstance,
  { config, signingKey, reads, site, readReports, startRegistry = startRegistryProcess }: ForwardOptions,
): Promise<void> {
  const { publishers = '', releasesDir } = config;
  // for this user alone; a container may have no folder for temporary files
  const folder = attempt(() => mkdtempSync(join(tmpdir(), FOLDER))) ?? mkdtempSync(join(releasesDir, FOLDER));
  const socketPath = process.platform === 'win32' ? `\\\\.\\pipe\\glow-${randomUUID()}` : join(folder, 'socket');
  let stop: (() => void) | undefined;

  server.addHook('onListen', async () => {
    const settings = { ...config, publishers, signingKey, siteUrl: site(), socket: socketPath, reads: reads.methods };
    const read: Read = (method, args) => (method === 'reports' ? readReports() : reads.record().read(method, args));
    stop = startRegistry(settings, read, (sentence) => server.log.error(sentence));
  });
  server.addHook('onClose', async () => {
    stop?.();
    rmSync(folder, { recursive: true, force: true });
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  // the service itself limits bodies; here it gives large ones more time
  for (const url of ['/', '/*']) server.all(url, { schema: { hide: true }, bodyLimit: MAX_UPLOAD }, forward);

  async function forward(request: FastifyRequest, reply: FastifyReply) {
    const { raw, method, url, id } = request;
    const headers = { ...request.headers, connection: 'keep-alive', 'x-request-id': id };
    const forwarded = sendRequest({ socketPath, method, path: url.replace(PREFIX, '/'), headers, agent: false });
    const answered = once(forwarded, 'response') as Promise<[IncomingMessage]>;
    // an error may also come after the answer has begun, which then ends
    forwarded.on('error', () => undefined);
    raw.pipe(forwarded);
    reply.raw.once('close', () => {
      raw.unpipe(forwarded).resume();
      forwarded.destroy();
    });
    const [answer] = await answered.catch(() => {
      throw new ApiError(503, 'GLOW-411 The registry service does not answer. Please try again in a moment.');
    });
    const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
    return reply
      .code(answer.statusCode ?? 500)
      .headers(Object.fromEntries(kept))
      .send(answer);
  }
}
