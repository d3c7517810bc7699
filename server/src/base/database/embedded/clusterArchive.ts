import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants as zlib } from 'node:zlib';

/** The window spans all databases of a cluster; the next quality takes five times as long. */
const OPTIONS = { params: { [zlib.BROTLI_PARAM_LGWIN]: 24, [zlib.BROTLI_PARAM_QUALITY]: 9 } };

/** Packs a stopped cluster: a line of JSON with `[path, bytes]` of files and `[path]` of folders, then the files. */
export function packCluster(cluster: string): Buffer {
  const entries = readdirSync(cluster, { withFileTypes: true, recursive: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return {
      name: relative(cluster, path).replaceAll('\\', '/'),
      content: entry.isFile() ? readFileSync(path) : undefined,
    };
  });
  const index = entries.map(({ name, content }) => (content ? [name, content.length] : [name]));
  const contents = entries.flatMap(({ content }) => content ?? []);
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents]), OPTIONS);
}

/** Unpacks the archive of `packCluster` into an empty folder; the caller flushes it. */
export function unpackCluster(archive: Buffer, cluster: string): void {
  const bytes = brotliDecompressSync(archive);
  let position = bytes.indexOf('\n') + 1;
  const index = JSON.parse(bytes.subarray(0, position).toString()) as [name: string, size?: number][];
  for (const [name, size] of index) {
    const path = join(cluster, name);
    if (size === undefined) mkdirSync(path, { mode: 0o700 });
    else writeFileSync(path, bytes.subarray(position, (position += size)), { mode: 0o600 });
  }
}
