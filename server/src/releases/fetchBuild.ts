import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import { attempt } from '../system/attempt';
import { folderOf, RELEASE } from './buildFolder';
import { installBuild } from './installBuild';
import { parseRelease } from './releaseSchema';

const RESPONSE_TIMEOUT_MS = 10_000;

interface WantedBuild {
  /** The releases folder to store it in. */
  releases: string;
  name: string;
  build: string;
  /** The hash of its `release.json`. */
  integrity: string;
  /** Sent with each request. */
  headers?: Record<string, string>;
}

/**
 * Downloads a published build into the releases folder, unless it is there. Only a complete build that is on the disk gets
 * its place there; throws if a file does not match its hash.
 */
export async function fetchBuild(
  url: string,
  { releases, name, build, integrity, headers }: WantedBuild,
): Promise<void> {
  if (isThere(join(folderOf(releases, name, build), RELEASE), integrity)) return;
  await installBuild(
    releases,
    { name, build },
    async (folder) => {
      const content = await fetchFile(`${url}/${RELEASE}`, integrity, headers);
      write(folder, RELEASE, content);
      const files = Object.entries(parseRelease(content).files);
      const fetched = await Promise.all(files.map(([file, hash]) => fetchVariants(`${url}/${file}`, hash, headers)));
      for (const [index, [file]] of files.entries())
        for (const [ending, variant] of Object.entries(fetched[index] ?? {}))
          write(folder, `${file}${ending}`, variant);
    },
    (move) => move(),
  );
}

function isThere(file: string, integrity: string): boolean {
  return existsSync(file) && integrityOf(readFileSync(file)) === integrity;
}

/** A file, and its precompressed variant if there is one, by the ending of its name. */
async function fetchVariants(
  url: string,
  integrity: string,
  headers?: Record<string, string>,
): Promise<Record<string, Buffer>> {
  const [content, compressed] = await Promise.all([
    fetchFile(url, integrity, headers),
    url.endsWith('.js') ? fetchCompressed(`${url}.br`, integrity, headers) : undefined,
  ]);
  return compressed ? { '': content, '.br': compressed } : { '': content };
}

async function fetchFile(url: string, integrity: string, headers?: Record<string, string>): Promise<Buffer> {
  const response = await get(url, headers);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  if (integrityOf(content) !== integrity) throw new Error(`${url} is not the file that the registry lists`);
  return content;
}

/** The precompressed variant of a file, if it exists and decompresses to that file. */
async function fetchCompressed(
  url: string,
  integrity: string,
  headers?: Record<string, string>,
): Promise<Buffer | undefined> {
  const response = await get(url, headers);
  if (!response.ok) return undefined;
  const content = Buffer.from(await response.arrayBuffer());
  return attempt(() => integrityOf(brotliDecompressSync(content))) === integrity ? content : undefined;
}

/** Fetches without following redirects, so that files come from the registry's origin only. */
function get(url: string, headers?: Record<string, string>): Promise<Response> {
  return fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
}

function write(folder: string, file: string, content: Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
