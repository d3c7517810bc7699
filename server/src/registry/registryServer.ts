import { timingSafeEqual } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { LogController, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Reports } from '../web/reports/reports';
import { ApiError } from '../base/errors/ApiError';
import { safeErrorLog, toApiError } from '../base/errors/toApiError';
import { openJsonApi, readBody } from '../base/http/readBody';
import { requestIdOf, guardRequests } from '../base/http/requestGuards';
import { hashOf } from '../base/http/token';
import { RELEASE } from '../releases/repository/buildFolder';
import { createLiveReleasesReader, isKnownBuild } from '../releases/repository/liveReleases';
import { parseRelease } from '../releases/repository/releaseSchema';
import type { Read } from '../web/pageReads';
import { createQueue } from '../base/system/createQueue';
import { applyStatement, logRefusal, requireRights, showLocalRemote } from './applyStatement';
import type { RegistryParts, RegistrySettings } from './registryParts';
import { answerQuestion } from './answerQuestion';
import { localStatementSchema, parseAs, questionSchema, statementSchema, createBuildVerifier } from './statement';
import { FILE_ID, MAX_UPLOAD } from './fileId';
import { openLocalRemotes, createPublishersReader, type Publishers, type Team } from './publishersFile';
import { parseText } from './publishStatement';
import { createUploads } from './uploads';

const MAX_BODY = 64 * 1024;
const MAX_LIST = 512 * 1024;
/** In characters; it is kept with each build. */
const MAX_STATEMENT = 16 * 1024;
/** Teams whose refusals are counted. */
const MAX_TEAMS = 1_000;
const MINUTE_MS = 60_000;
const NOT_FOUND = 'There is nothing at this address.';

const missingSchema = z.object({ files: z.array(z.string().regex(FILE_ID)).max(10_000) });
const signedSchema = z.object({ statement: z.string().max(MAX_STATEMENT), signature: z.string().max(200) });
const localSchema = signedSchema.extend({ release: z.string() });

/**
 * Teams upload builds, and send signed statements that release, promote or roll back. Every request needs a team's
 * token (401). Only the store's server forwards requests to this service, and limits their headers and time.
 */
export async function startRegistryServer(settings: RegistrySettings, read: Read) {
  const server = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    genReqId: ({ headers }) => requestIdOf(headers),
  });
  const report = (sentence: string) => server.log.error(sentence);
  const readPublishers = createPublishersReader(settings.publishers, report);
  const config = { ...settings, verifier: createBuildVerifier(settings.publishers, report) };
  // unusable builds are reported where pages are composed
  const readLive = createLiveReleasesReader(config, () => undefined);
  const refusals = new LRUCache<string, number>({ max: MAX_TEAMS, ttl: MINUTE_MS, noUpdateTTL: true });
  const parts: RegistryParts = { config, read, readLive, refusals };
  const uploads = createUploads(config.releasesDir);
  const uploadsOf = (request: FastifyRequest) => uploads(teamOf(request), readLive().repository);
  const teams = new WeakMap<FastifyRequest, Team>();
  // statements come one after the other, because a build has only one place while it arrives
  const inTurn = createQueue();

  function teamOf(request: FastifyRequest): Team {
    const team = teams.get(request);
    if (!team) throw new ApiError(401, 'GLOW-424 The token of a team is missing or wrong.');
    return team;
  }

  /** Throws an `ApiError` 403 unless the headers have the team's signature for this upload. */
  function requireSigned(request: FastifyRequest, id: string): void {
    const { 'glow-statement': statement, 'glow-signature': signature } = request.headers;
    const { success, data: signed } = signedSchema.safeParse({ statement, signature });
    if (!success) throw new ApiError(403, 'GLOW-425 An upload is signed: update @glow/build, or pull the store.');
    const question = readSaid('question', questionSchema, signed);
    const { action, file } = question;
    requireRights(question, signed, teamOf(request));
    if (action !== 'upload' || file !== id) throw new ApiError(403, 'GLOW-426 This is signed for something else.');
  }

  guardRequests(server);
  server.setErrorHandler((error, request, reply) => {
    const apiError = toApiError(error, request.routeOptions.bodyLimit);
    if (apiError.status >= 500 && apiError !== error) request.log.error(safeErrorLog(error), apiError.message);
    // the rest of a body that is too large is read, so that the answer is not lost
    reply.removeHeader('connection').code(apiError.status).send(apiError.body());
  });
  server.setNotFoundHandler(async () => Promise.reject(new ApiError(404, NOT_FOUND)));
  openJsonApi(server);
  const binary = async (_request: FastifyRequest, body: Buffer) => body;
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, binary);
  // before the body is read
  server.addHook('onRequest', async (request, reply) => {
    const team = findTeam(readPublishers().publishers, request.headers.authorization);
    if (team) teams.set(request, team);
    else reply.header('www-authenticate', 'Bearer');
    teamOf(request);
  });

  server.get('/', async (request) => {
    const { registry, name, packages: ownPackages, key } = teamOf(request);
    const { packages } = readLive().repository.registry;
    return { registry, team: name, packages, ownPackages, key, time: new Date().toISOString() };
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

  server.post('/questions', async (request) => {
    const signed = readBody(signedSchema, request.body);
    const [team, question] = [teamOf(request), readSaid('question', questionSchema, signed)];
    return logRefusal(parts, team, question, () => {
      requireRights(question, signed, team);
      const readReports = async () => (await read('reports', [])) as Reports;
      return answerQuestion({ config, readLive, readReports }, question, team.name);
    });
  });

  server.put<{ Params: { id: string } }>('/files/:id', { bodyLimit: MAX_UPLOAD }, async (request, reply) => {
    const { id } = request.params;
    if (!FILE_ID.test(id)) throw new ApiError(404, NOT_FOUND);
    if (!Buffer.isBuffer(request.body)) throw new ApiError(415, 'GLOW-427 A file is sent as application/octet-stream.');
    requireSigned(request, id);
    await uploadsOf(request).store(id, request.body);
    return reply.code(204).send();
  });

  server.post('/statements', async (request) => {
    const signed = readBody(signedSchema, request.body);
    const statement = readSaid('statement', statementSchema, signed);
    return inTurn(() => applyStatement(parts, uploadsOf(request), teamOf(request), statement, signed));
  });

  if (config.localRemotes) {
    const localRemotes = openLocalRemotes(config.publishers, config.signingKey, report);
    server.post('/local', async (request) => {
      const { release: manifest, ...signed } = readBody(localSchema, request.body);
      const statement = readSaid('statement', localStatementSchema, signed);
      const release = parseText('release.json', parseRelease, manifest);
      const team = teamOf(request);
      return logRefusal(parts, team, statement, () =>
        showLocalRemote(parts, localRemotes, team, { statement, signed, release }),
      );
    });
  }

  // a crashed process may have left it
  if (process.platform !== 'win32') rmSync(config.socket, { force: true });
  await server.listen({ path: config.socket });
  return server;
}

/** Throws an `ApiError` 422 if the statement does not match the schema. */
function readSaid<Value>(what: string, schema: z.ZodType<Value>, { statement }: { statement: string }): Value {
  return parseText(what, (text: string) => parseAs(schema, text), statement);
}

function findTeam({ id, teams }: Publishers, authorization = ''): Team | undefined {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  const hash = Buffer.from(hashOf(token));
  const found = Object.entries(teams).find(([, team]) => timingSafeEqual(Buffer.from(team.token), hash));
  return found && { name: found[0], registry: id, ...found[1] };
}
