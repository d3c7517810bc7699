import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../base/errors/ApiError';
import type { BuildRepository } from '../releases/repository/buildRepository';
import { keptFiles, type Release } from '../releases/repository/releaseSchema';
import { createQueue } from '../base/system/createQueue';
import { FILE_ID, idOfFile, pathsById } from './fileId';
import type { Team } from './publishersFile';

/** Uploaded files, by team, that no published build has yet. */
const UPLOADS = '.uploads';
/** In bytes, after decompression. */
const MAX_FILE = 32 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const KEPT_MS = 24 * 60 * 60 * 1000;

const decompress = promisify(brotliDecompress);

/** A team's uploaded and published files, by `idOfFile`. */
export type Uploads = ReturnType<ReturnType<typeof createUploads>>;

/** Keeps uploads below a releases folder, and removes files older than a day. */
export function createUploads(releases: string) {
  /** Bytes of published builds, by team and state of the registry. */
  const sizes = new LRUCache<string, Promise<number>>({ max: 100 });
  /** By team: nothing is written between a check for room and the write that needed it. */
  const queues = new Map<string, ReturnType<typeof createQueue>>();

  return (team: Team, repository: BuildRepository) => {
    const folder = join(releases, UPLOADS, team.name);
    const published = publishedFiles(repository, team);
    const key = `${team.name} ${repository.stamp}`;
    const inTurn = queues.get(team.name) ?? createQueue();
    queues.set(team.name, inTurn);
    removeOld(folder);

    function find(id: string): string | undefined {
      if (!FILE_ID.test(id)) return undefined;
      const uploaded = join(folder, id);
      return existsSync(uploaded) ? uploaded : published.get(id);
    }

    async function requireRoom(bytes: number): Promise<void> {
      const publishedBytes = sizes.get(key) ?? sizeOf(...team.packages.map((name) => join(releases, name)));
      sizes.set(key, publishedBytes);
      const used = bytes + (await sizeOf(folder)) + (await publishedBytes);
      if (used > team.quota * MEGABYTE)
        throw new ApiError(
          507,
          `GLOW-431 The ${team.quota} MB of ${team.name} are used up: \`npm run glow -- prune\` makes room.`,
        );
    }

    /** Additional bytes of builds, which replace their uploads. Equal files under several names count for each name. */
    async function bytesOf(builds: Release[]): Promise<number> {
      const named = builds.flatMap((release) => Object.entries(keptFiles(release)));
      const found = named.map(([name, hash]) => [name, find(idOfFile(hash)) ?? ''] as const);
      const written = found.flatMap(([name, path]) => (name.endsWith('.js') ? [path, `${path}.br`] : path));
      const uploaded = found.flatMap(([, path]) => (path.startsWith(folder) ? [path, `${path}.br`] : []));
      return (await bytesIn(written)) - (await bytesIn([...new Set(uploaded)]));
    }

    return {
      missing: (ids: string[]) => ids.filter((id) => !find(id)),
      /** Throws an `ApiError` if the file does not have this id (422), or the team's quota is used up (507). */
      async store(id: string, compressed: Buffer) {
        const content = await decompress(compressed, { maxOutputLength: MAX_FILE }).catch(() => {
          throw new ApiError(
            422,
            `GLOW-432 The file is not compressed with brotli, or is larger than ${MAX_FILE / MEGABYTE} MB.`,
          );
        });
        if (idOfFile(integrityOf(content)) !== id) throw new ApiError(422, 'GLOW-433 The file has another hash.');
        await inTurn(async () => {
          if (find(id)) return;
          await requireRoom(content.length + compressed.length);
          await mkdir(folder, { recursive: true });
          // the file itself comes last: if it is there, both are complete
          await write(`${join(folder, id)}.br`, compressed);
          await write(join(folder, id), content);
        });
      },
      /** Calls `writeAll`, which writes these builds; first throws an `ApiError` 507 if the team's quota is used up. */
      publish: (builds: Release[], writeAll: () => Promise<void>) =>
        inTurn(async () => {
          await requireRoom(await bytesOf(builds));
          await writeAll();
        }),
      read(integrity: string): Buffer | undefined {
        const path = find(idOfFile(integrity));
        return path ? readFileSync(path) : undefined;
      },
      /** Writes a file and its compressed copy; false if it is missing. */
      copy(integrity: string, target: string): boolean {
        const path = find(idOfFile(integrity));
        if (!path) return false;
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(path, target);
        if (target.endsWith('.js') && existsSync(`${path}.br`)) copyFileSync(`${path}.br`, `${target}.br`);
        return true;
      },
      /** Removes uploads that published builds have now. */
      remove(integrities: string[]) {
        const files = integrities.map(idOfFile).flatMap((id) => [id, `${id}.br`]);
        for (const file of files) rmSync(join(folder, file), { force: true });
      },
    };
  };
}

async function write(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}

function publishedFiles({ registry, find }: BuildRepository, { packages }: Team): Map<string, string> {
  const builds = packages.flatMap((name) =>
    Object.keys(registry.packages[name]?.builds ?? {}).flatMap((build) => find(name, build) ?? []),
  );
  return new Map(builds.flatMap(pathsById));
}

/** Folders may be missing. */
async function sizeOf(...folders: string[]): Promise<number> {
  const paths = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true }).catch(() => []);
      return entries.map((entry) => join(folder, entry));
    }),
  );
  return bytesIn(paths.flat());
}

async function bytesIn(paths: string[]): Promise<number> {
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  return found.reduce((sum, entry) => sum + (entry?.isFile() ? entry.size : 0), 0);
}

function removeOld(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(path, { force: true });
  }
}
