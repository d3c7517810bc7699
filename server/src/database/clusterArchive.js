// Plain JavaScript, because a worker thread has no TypeScript loader.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The template databases of the engine, each as large as the shop's, are within one window; the next quality takes five times as long. */
const PARAMETERS = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Packs the files of a cluster that is closed: a line of JSON with `[path, bytes]` of each file and `[path]` of each folder, then the files. */
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

/** Writes what `packCluster` has packed into a new folder; the caller flushes it. */
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
