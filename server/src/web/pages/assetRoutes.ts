import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { theme } from '@glow/shared/theme';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../base/errors/ApiError';
import { toApiError } from '../../base/errors/toApiError';
import { attempt } from '../../base/system/attempt';
import { letHostsRead } from './letHostsRead';
import type { SiteParts } from './siteParts';
import { REPLAY_SCRIPT_PATH, replayScript, replayScriptVersion } from './inlineScript';

const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
/** For a picture's URL without its present version: a replaced picture shows soon. */
const CACHE_FIVE_MINUTES = 'public, max-age=300';
const CACHE_ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const BRAND_FILES = ['favicon.svg', 'wordmark.svg', 'networks.svg'];
/** Phones ask for these icons, one after the other. */
const TOUCH_ICONS = ['', '-precomposed', '-120x120', '-120x120-precomposed'].map((end) => `apple-touch-icon${end}.png`);
const CACHE_REVALIDATE = 'no-cache';
/** A content hash in a file name: eight or more hex digits, or after a dot base64url with a digit. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$|\.(?=[\w-]*\d)[\w-]{8,}\.\w+$/;
/** A picture's name, width and format. */
const SIZED = /^([\w/-]+)-(\d+)\.(avif|webp|jpg)$/;
const PRIVATE_FILE = /(^|\/)release\.json|\.(map|cjs)(\.\w+)?$/;

/** Serves the files of all published builds, because pages stay open after a release, and the store's own files. */
export async function assetRoutes(
  server: FastifyInstance,
  { config, composer, site }: Pick<SiteParts, 'config' | 'composer' | 'site'>,
): Promise<void> {
  const { root, packages } = config.project;
  letHostsRead(server, config);
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
  await server.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
  });

  // invalid paths and path traversal get the same response as a missing file
  server.setErrorHandler((error) => {
    throw error instanceof ApiError || toApiError(error).status >= 500 ? error : new ApiError(404, 'Not found');
  });

  function send(reply: FastifyReply, file: string, folder: string, caching: string): FastifyReply {
    return reply.header('cache-control', caching).sendFile(file, folder);
  }

  server.get<{ Params: { name: string; '*': string } }>(
    '/assets/:name/*',
    async ({ params: { name, '*': file } }, reply) => {
      const local = folders.get(name);
      const folder = composer.folderOf(name, file) ?? (local && join(root, local, 'dist'));
      if (!folder || PRIVATE_FILE.test(file)) return reply.callNotFound();
      return send(reply, file, folder, HASHED_NAME.test(file) ? CACHE_IMMUTABLE : CACHE_REVALIDATE);
    },
  );
  // the live build's, at an address that stays (`tools/build/foreignConfiguration.js`)
  server.get<{ Params: { name: string } }>(
    '/federation/:name/mf-manifest.json',
    async ({ params: { name } }, reply) => {
      const { build, dist = '', files = {} } = composer.compose().releases.get(name) ?? {};
      const file = `foreign/mf-manifest.${build}.json`;
      if (!Object.hasOwn(files, file)) return reply.callNotFound();
      const manifest = JSON.parse(await readFile(join(dist, file), 'utf8'));
      manifest.metaData.publicPath = `${site()}/assets/${name}/foreign/`;
      return reply.header('cache-control', CACHE_REVALIDATE).send(manifest);
    },
  );
  const pictures = join(root, 'shared/dist/images');
  const sources = join(root, 'shared/assets');
  const isPresent = pictureVersion(pictures);
  // any version answers the present picture, because builds of different days are live together (decision 0029)
  server.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>(
    '/images/*',
    async ({ params, query, headers }, reply) => {
      if (params['*'].endsWith('.avif')) reply.header('vary', 'Accept');
      const file = pictureFor(params['*'], headers.accept);
      if (await isPresent(query.v)) return send(reply, file, pictures, CACHE_IMMUTABLE);
      // `npm start` makes the pictures after it has opened the store
      const [, source] = SIZED.exec(file) ?? [];
      if (source && !existsSync(join(pictures, file))) return send(reply, `${source}.webp`, sources, CACHE_REVALIDATE);
      return send(reply, file, pictures, CACHE_FIVE_MINUTES);
    },
  );
  server.get<{ Querystring: { v?: unknown } }>(REPLAY_SCRIPT_PATH, async ({ query }, reply) =>
    reply
      .header('cache-control', query.v === replayScriptVersion ? CACHE_IMMUTABLE : CACHE_REVALIDATE)
      .type('text/javascript; charset=utf-8')
      .send(replayScript),
  );
  const serve = (name: string, folder: string, file = name) =>
    server.get(`/${name}`, async (_request, reply) => send(reply, file, folder, CACHE_ONE_DAY));
  for (const name of BRAND_FILES) serve(name, join(sources, 'brand'));
  serve('favicon.ico', pictures);
  for (const name of TOUCH_ICONS) serve(name, pictures, 'apple-touch-icon.png');
}

/** WebP if the client does not name AVIF; the next width if an older build asks for another one (decision 0029). */
function pictureFor(asked: string, accept = ''): string {
  const [, name = '', width, format] = SIZED.exec(asked) ?? [];
  const { widths } = theme.pictures.kindOf(name);
  const isShown = format !== 'avif' || /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept);
  const kind = isShown ? format : 'webp';
  const [middle, widest] = [Math.floor(widths.length / 2), widths.length - 1];
  const isMade = (_width: number, index: number) =>
    kind === 'avif' || index === widest || (index === middle && kind === 'webp');
  const made = widths.filter(isMade);
  const found = made.find((one) => one >= Number(width)) ?? made.at(-1);
  return found ? `${name}-${found}.${kind}` : asked;
}

/** Reads `version.json` again for an unknown version, so that new pictures need no restart. */
function pictureVersion(folder: string): (version: unknown) => Promise<boolean> {
  let present: unknown;

  return async (version) => {
    if (typeof version !== 'string') return false;
    if (version === present) return true;
    // there is none if an older build has made the pictures, or they are being made
    const text = await readFile(join(folder, 'version.json'), 'utf8').catch(() => '');
    present = attempt(() => JSON.parse(text).version);
    return version === present;
  };
}
