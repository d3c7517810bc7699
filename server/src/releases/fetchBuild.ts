import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import { releaseSchema } from './releaseSchema';
import { folderOf, RELEASE } from './buildFolder';

const RESPONSE_TIMEOUT_MS = 10_000;

interface WantedBuild {
  /** The releases folder to store it in. */
  releases: string;
  name: string;
  build: string;
  /** The hash of its `release.json`. */
  integrity: string;
}

/** Downloads a published build atomically into the releases folder; throws where a file does not match its hash. */
export async function fetchBuild(url: string, { releases, name, build, integrity }: WantedBuild): Promise<void> {
  const folder = folderOf(releases, name, build);
  if (existsSync(join(folder, RELEASE))) return;
  const temporary = join(releases, '.arriving', `${name}-${build}-${process.pid}`);
  rmSync(temporary, { recursive: true, force: true });
  const content = await fetchFile(`${url}/${RELEASE}`, integrity);
  write(temporary, RELEASE, content);
  for (const [file, hash] of Object.entries(releaseSchema.parse(JSON.parse(content.toString())).files)) {
    write(temporary, file, await fetchFile(`${url}/${file}`, hash));
    const compressed = file.endsWith('.js') && (await fetchCompressed(`${url}/${file}.br`, hash));
    if (compressed) write(temporary, `${file}.br`, compressed);
  }
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(temporary, folder);
}

async function fetchFile(url: string, integrity: string): Promise<Buffer> {
  const response = await get(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  if (integrityOf(content) !== integrity) throw new Error(`${url} is not the file that the registry lists`);
  return content;
}

/** The precompressed variant of a file, if it exists and decompresses to that file. */
async function fetchCompressed(url: string, integrity: string): Promise<Buffer | undefined> {
  const response = await get(url);
  if (!response.ok) return undefined;
  const content = Buffer.from(await response.arrayBuffer());
  try {
    return integrityOf(brotliDecompressSync(content)) === integrity ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Fetches without following redirects, so that files come from the registry's origin only. */
function get(url: string): Promise<Response> {
  return fetch(url, { redirect: 'error', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
}

function write(folder: string, file: string, content: Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
