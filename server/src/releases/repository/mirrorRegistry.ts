import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../base/config/config';
import { repeat } from '../../base/system/repeat';
import { StartError, type Tell, messageOf } from '../../base/errors/errors';
import { fetchBuild } from './fetchBuild';
import { attempt } from '../../base/system/attempt';
import { readRegistryFile, REGISTRY, writeRegistryFile } from './registryFile';
import { registrySchema, type Packages, type RegistryFile } from './registrySchema';
import { deleteUnpublished } from './retention';

const POLL_INTERVAL_MS = 1_000;
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Mirrors `RELEASES_URL` to the releases folder, every second: checks hashes, moves a package's pointers once all its
 * builds are there, deletes unpublished builds. The site serves these files, so the content security policy needs no
 * other origin. Throws a `StartError` if the registry cannot be read and there is no copy.
 */
export async function mirrorRegistry(
  { releasesUrl: url, releasesDir: folder }: Pick<Config, 'releasesUrl' | 'releasesDir'>,
  report: Tell,
) {
  if (!url) return undefined;
  let etag: string | null = null;

  async function sync(): Promise<void> {
    const response = await fetch(`${url}/${REGISTRY}`, {
      headers: etag ? { 'if-none-match': etag } : {},
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const wanted = registrySchema.parse(await response.json());
    const { registry, problems } = await fetchAll(wanted, attempt(() => readRegistryFile(folder)) ?? { packages: {} });
    mkdirSync(folder, { recursive: true });
    writeRegistryFile(folder, registry);
    for (const [name, pointers] of Object.entries(registry.packages)) deleteUnpublished(folder, name, pointers);
    if (problems.length > 0) throw new Error(problems.join('; '));
    etag = response.headers.get('etag');
  }

  /** A package keeps its former pointers if a build cannot be fetched. */
  async function fetchAll(wanted: RegistryFile, current: RegistryFile) {
    const problems: string[] = [];
    const packages: Packages = {};
    for (const [name, pointers] of Object.entries(wanted.packages)) {
      try {
        for (const [build, { integrity }] of Object.entries(pointers.builds))
          await fetchBuild(`${url}/${name}/${build}`, { releases: folder, name, build, integrity });
        packages[name] = pointers;
      } catch (error) {
        problems.push(messageOf(error));
        if (current.packages[name]) packages[name] = current.packages[name];
      }
    }
    return { registry: { packages }, problems };
  }

  const isThere = () => existsSync(join(folder, REGISTRY));
  let problem = '';
  const { run: update, close } = repeat(sync, POLL_INTERVAL_MS, (error) => {
    problem = `GLOW-263 The registry at ${url} cannot be read: ${messageOf(error)}.`;
    if (isThere()) report(`${problem} What was live stays live.`);
  });
  await update();
  if (!problem || isThere()) return { update, close };
  close();
  throw new StartError(problem);
}
