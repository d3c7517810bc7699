import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readBody } from '../http/readBody';
import { takeJson } from '../http/readJson';
import { ApiError } from '../errors/ApiError';
import { RELEASE } from '../releases/buildFolder';
import { createLiveReleasesReader, isKnownBuild } from '../releases/liveReleases';
import { parseRelease } from '../releases/releaseSchema';
import type { ReadCatalog } from '../rendering/renderJob';
import { createQueue } from '../system/createQueue';
import { applyStatement, logRefusal, type RegistryParts } from './applyStatement';
import { createBuildVerifier } from './buildVerifier';
import { FILE_ID } from './fileId';
import { openLocalRemotes } from './openLocalRemotes';
import { createPublishersReader, hashOfToken, type Publishers, type Team } from './publishersFile';
import type { RegistrySettings } from './registryServer';
import { showLocalRemote } from './showLocalRemote';
import { parseLocalStatement, parseStatement } from './statement';
import { createUploads } from './uploads';

/** Largest compressed file, in bytes. */
const MAX_UPLOAD = 16 * 1024 * 1024;
const MAX_LIST = 512 * 1024;
/** In characters; it is kept with each build. */
const MAX_STATEMENT = 16 * 1024;
const NOT_FOUND = 'There is nothing at this address.';

const missingSchema = z.object({ files: z.array(z.string().regex(FILE_ID)).max(10_000) });
const signedSchema = z.object({ statement: z.string().max(MAX_STATEMENT), signature: z.string().max(200) });
const localSchema = signedSchema.extend({ release: z.string() });

/** Which team sends a request. */
interface Sender {
  team: Team;
  publishers: Publishers;
}

/**
 * The registry service: teams upload builds and send signed statements that release them, promote them or roll back. Every request
 * needs a team's token (401).
 */
export async function registryRoutes(
  server: FastifyInstance,
  { settings, readCatalog }: { settings: RegistrySettings; readCatalog: ReadCatalog },
): Promise<void> {
  const report = (sentence: string) => server.log.error(sentence);
  const readPublishers = createPublishersReader(settings.publishers, report);
  const config = { ...settings, verifier: createBuildVerifier(settings.publishers, report) };
  // what cannot be used is reported where pages are composed
  const readLive = createLiveReleasesReader(config, () => undefined);
  const parts: RegistryParts = { config, readCatalog, readLive };
  const uploads = createUploads(config.releasesDir);
  const uploadsOf = (request: FastifyRequest) => uploads(senderOf(request).team, readLive().repository);
  const senders = new WeakMap<FastifyRequest, Sender>();
  // the parts of a build have one place while they arrive
  const inTurn = createQueue();

  function senderOf(request: FastifyRequest): Sender {
    const sender = senders.get(request);
    if (!sender) throw new ApiError(401, 'The token of a team is missing or wrong.');
    return sender;
  }

  server.removeAllContentTypeParsers();
  takeJson(server);
  const binary = async (_request: FastifyRequest, body: Buffer) => body;
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, binary);
  // before the body is read
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { publishers } = readPublishers();
    const team = teamOf(publishers, request.headers.authorization);
    if (team) senders.set(request, { team, publishers });
    else reply.header('www-authenticate', 'Bearer');
    senderOf(request);
  });

  server.get('/', async (request) => {
    const { team, publishers } = senderOf(request);
    return { registry: publishers.id, team: team.name, packages: readLive().repository.registry.packages };
  });

  server.get<{ Params: { name: string; build: string; '*': string } }>(
    '/builds/:name/:build/*',
    async ({ params: { name, build, '*': file } }, reply) => {
      const live = readLive();
      const release = isKnownBuild(live, name, build) ? live.repository.find(name, build) : undefined;
      const path = join(release?.dist ?? '', file);
      const isListed = file === RELEASE || Object.hasOwn(release?.files ?? {}, file.replace(/\.br$/, ''));
      if (!release || !isListed || !existsSync(path)) throw new ApiError(404, NOT_FOUND);
      return reply.type('application/octet-stream').send(await readFile(path));
    },
  );

  server.post('/missing', { bodyLimit: MAX_LIST }, async (request) => ({
    missing: uploadsOf(request).missing(readBody(missingSchema, request.body).files),
  }));

  server.put<{ Params: { id: string } }>('/files/:id', { bodyLimit: MAX_UPLOAD }, async (request, reply) => {
    const { id } = request.params;
    if (!FILE_ID.test(id)) throw new ApiError(404, NOT_FOUND);
    if (!Buffer.isBuffer(request.body)) throw new ApiError(415, 'A file is sent as application/octet-stream.');
    await uploadsOf(request).store(id, request.body);
    return reply.code(204).send();
  });

  server.post('/statements', async (request) => {
    const signed = readBody(signedSchema, request.body);
    const statement = readText('statement', parseStatement, signed.statement);
    return inTurn(() => applyStatement(parts, uploadsOf(request), senderOf(request), statement, signed));
  });

  if (!config.localRemotes) return;
  const localRemotes = openLocalRemotes(config, report);
  server.post('/local', async (request) => {
    const { release: manifest, ...signed } = readBody(localSchema, request.body);
    const statement = readText('statement', parseLocalStatement, signed.statement);
    const release = readText('release.json', parseRelease, manifest);
    const sender = senderOf(request);
    return logRefusal(config.releasesDir, sender.team, statement, () =>
      showLocalRemote(parts, localRemotes, sender, { statement, signed, release }),
    );
  });
}

function teamOf({ teams }: Publishers, authorization = ''): Team | undefined {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  const hash = Buffer.from(hashOfToken(token));
  const found = Object.entries(teams).find(([, team]) => timingSafeEqual(Buffer.from(team.token), hash));
  return found && { name: found[0], ...found[1] };
}

/** Parses a text; throws an `ApiError` 422 where that fails. */
function readText<Value>(what: string, parse: (text: string) => Value, text: string): Value {
  try {
    return parse(text);
  } catch (error) {
    throw new ApiError(422, `The ${what} cannot be read: ${(error as Error).message}.`);
  }
}
