import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import { attempt } from '../../base/system/attempt';
import { folderOf, RELEASE } from './buildFolder';
import { installBuild } from './installBuild';
import { parseRelease, type BuildName } from './releaseSchema';

const RESPONSE_TIMEOUT_MS = 10_000;

interface WantedBuild extends BuildName {
  releases: string;
  /** The hash of its `release.json`. */
  integrity: string;
  headers?: Record<string, string>;
}

/** Downloads a build unless it is there; installs only complete ones. Throws if a file does not match its hash. */
export async function fetchBuild(url: string, { releases, name, build, integrity, headers }: WantedBuild) {
  const manifest = join(folderOf(releases, name, build), RELEASE);
  if (attempt(() => integrityOf(readFileSync(manifest))) === integrity) return;

  /** Follows no redirects, so that files come only from the registry's origin. */
  function get(file: string): Promise<Response> {
    return fetch(`${url}/${file}`, { headers, redirect: 'error', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  }

  async function fetchFile(file: string, hash: string): Promise<Buffer> {
    const response = await get(file);
    if (!response.ok) throw new Error(`${url}/${file} answered ${response.status}`);
    const content = Buffer.from(await response.arrayBuffer());
    if (integrityOf(content) !== hash) throw new Error(`${url}/${file} is not the file that the registry lists`);
    return content;
  }

  /** The precompressed variant of a script, if it exists and decompresses to this script. */
  async function fetchCompressed(file: string, hash: string): Promise<Buffer | undefined> {
    const response = file.endsWith('.js') ? await get(`${file}.br`) : undefined;
    if (!response?.ok) return undefined;
    const content = Buffer.from(await response.arrayBuffer());
    return attempt(() => integrityOf(brotliDecompressSync(content))) === hash ? content : undefined;
  }

  await installBuild(releases, { name, build }, async (folder) => {
    const content = await fetchFile(RELEASE, integrity);
    write(folder, RELEASE, content);
    const files = Object.entries(parseRelease(content).files);
    const fetched = await Promise.all(files.map((file) => Promise.all([fetchFile(...file), fetchCompressed(...file)])));
    for (const [index, [file]] of files.entries()) {
      const [plain, compressed] = fetched[index] ?? [];
      if (plain) write(folder, file, plain);
      if (compressed) write(folder, `${file}.br`, compressed);
    }
  });
}

function write(folder: string, file: string, content: Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
