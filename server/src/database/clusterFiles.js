// Plain JavaScript, because a worker thread has no TypeScript loader.
import { constants, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants as zlib } from 'node:zlib';

const WAL = 'pg_wal';

/**
 * Copies the files of a running cluster. There must be no checkpoint meanwhile: the copy then opens like a cluster after
 * a crash, because its write-ahead log, copied last, has every page that was changed since the last checkpoint.
 * Throws if the disk has less room than two more clusters, so that a copy never fills it.
 */
export async function copyCluster(from, to) {
  const { bavail, bsize } = await statfs(from);
  if (bavail * bsize < 2 * (await sizeOf(from))) throw new Error(`The disk of ${from} has no room for a snapshot.`);
  await copyFolder(from, to, WAL);
  await copyFolder(join(from, WAL), join(to, WAL));
}

async function copyFolder(from, to, except) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === except) continue;
    if (entry.isDirectory()) await copyFolder(source, target);
    else await ignoringRemoval(copyFile(source, target, constants.COPYFILE_FICLONE));
  }
}

async function sizeOf(folder) {
  let size = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) size += (await ignoringRemoval(stat(join(entry.parentPath, entry.name))))?.size ?? 0;
  return size;
}

/** A file may be removed while the folder is read. */
async function ignoringRemoval(operation) {
  try {
    return await operation;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** The template databases of the engine, each as large as the shop's, are within one window; the next quality takes five times as long. */
const PARAMETERS = { [zlib.BROTLI_PARAM_LGWIN]: 24, [zlib.BROTLI_PARAM_QUALITY]: 9 };

/** Packs the files of a closed cluster: a line of JSON with `[path, bytes]` of each file and `[path]` of each folder, then the files. */
export function packCluster(cluster) {
  const entries = readdirSync(cluster, { withFileTypes: true, recursive: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return {
      name: relative(cluster, path).replaceAll('\\', '/'),
      content: entry.isFile() ? readFileSync(path) : undefined,
    };
  });
  const index = entries.map(({ name, content }) => (content ? [name, content.length] : [name]));
  const contents = entries.flatMap(({ content }) => content ?? []);
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents]), {
    params: PARAMETERS,
  });
}

/** Unpacks the archive of `packCluster` into a new folder; the caller flushes it. */
export function unpackCluster(archive, cluster) {
  const bytes = brotliDecompressSync(archive);
  let position = bytes.indexOf('\n') + 1;
  mkdirSync(cluster);
  for (const [name, size] of JSON.parse(bytes.subarray(0, position).toString())) {
    const path = join(cluster, name);
    if (size === undefined) mkdirSync(path);
    else writeFileSync(path, bytes.subarray(position, (position += size)));
  }
}
