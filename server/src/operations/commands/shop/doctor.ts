import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../../base/config/config';
import { packageCalled } from '../../../base/config/project';
import { formerEngineIn, unknownFolderIn } from '../../../base/database/embedded/formerEngines';
import { clusterIn } from '../../../base/database/embedded/openEmbedded';
import { readDatabaseFacts } from '../../../shop/database/databaseFacts';
import { openAsItIs, openingProblem } from '../../../shop/database/openDatabase';
import { messageOf } from '../../../base/errors/errors';
import { freeBytes } from '../../../base/system/freeBytes';
import { instanceProblems } from '../../../web/pages/compareInstances';
import { withShop } from '../openShop';
import { checkClock, checkLog, checkMigrations, checkVersions, fine, wrong, type Finding } from './databaseChecks';
import { printProgress } from '../program';
import { megabytes, tableOf } from '../text';
import { createLiveReleasesReader } from '../../../releases/repository/liveReleases';
import { integrityProblems } from '../../../releases/publishing/fileProblems';
import { readSigningKey, signer, signingKeyFile } from '../../../base/config/signingKey';

/** Bytes for the write-ahead log and a release, beside the database. */
const SPARE_BYTES = 256 * 1024 * 1024;
const OWN_MACHINE = ['127.0.0.1', '::1', '[::1]', 'localhost'];

const noneOf = (problems: string[], text: string) => (problems.length > 0 ? wrong(problems.join(' ')) : fine(text));

/** A line for each check. The exit code is 1 if one of them fails. */
export async function runDoctor(config: Config): Promise<string> {
  printProgress('Checking database, settings, disk and the files of releases …');
  const findings = await examine(config);
  if (Object.values(findings).some(({ isOk }) => !isOk)) process.exitCode = 1;
  return tableOf(Object.entries(findings).map(([name, { isOk, text }]) => [isOk ? 'ok' : 'FAILS', name, text]));
}

/** The findings of all checks by name; it changes nothing. */
export async function examine(config: Config): Promise<Record<string, Finding>> {
  return {
    ...(await examineDatabase(config)),
    proxy: checkProxy(config),
    'signing key': checkSigningKey(config),
    releases: checkReleases(config),
  };
}

async function examineDatabase(config: Config): Promise<Record<string, Finding>> {
  const { databaseUrl, dataDir } = config;
  const isThere = existsSync(clusterIn(dataDir)) || formerEngineIn(dataDir) || unknownFolderIn(dataDir);
  if (!databaseUrl && !isThere)
    return { database: fine(`there is none in ${dataDir} yet: the first start makes it`), disk: checkDisk(config) };
  let problem: string | undefined;
  let instances: string[] = [];
  const open: typeof openAsItIs = async (...choice) => {
    const database = await openAsItIs(...choice);
    problem = await openingProblem(database);
    // a database of an older version notes none
    if (databaseUrl) instances = await instanceProblems(database).catch(() => []);
    return database;
  };
  try {
    const facts = await withShop(config, readDatabaseFacts, open);
    return {
      opening: problem ? wrong(`GLOW-359 cannot be opened: ${problem}`) : fine('the server can open the database'),
      versions: checkVersions(facts),
      migrations: checkMigrations(facts),
      imports: noneOf(facts.setAside, 'no step is set aside'),
      accounts: noneOf(facts.accountProblems, 'all of staff have confirmed addresses'),
      instances: noneOf(instances, 'no two show different builds'),
      log: checkLog(facts),
      clock: checkClock(facts, Date.now()),
      disk: checkDisk(config, facts.bytes),
    };
  } catch (error) {
    return { database: wrong(`GLOW-358 cannot be asked: ${messageOf(error)}`), disk: checkDisk(config) };
  }
}

/** Checks that every listed build is there, and that the files of served builds are unchanged. */
function checkReleases({ project, releasesDir }: Config): Finding {
  const problems: string[] = [];
  const { packages, repository } = createLiveReleasesReader({ project, releasesDir }, (problem) =>
    problems.push(`GLOW-363 not served: ${problem}`),
  )();
  const listed = Object.entries(repository.registry.packages).flatMap(([name, { builds }]) =>
    Object.keys(builds).map((build) => repository.find(name, build)),
  );
  for (const { name, live, canary, previous } of packages) {
    if (!live && packageCalled(project, name)) problems.push(`GLOW-360 Nothing is live of ${name}.`);
    for (const release of [live, canary?.release, previous]) if (release) problems.push(...integrityProblems(release));
  }
  const [first, ...more] = problems;
  if (first) return wrong(first + (more.length > 0 ? ` (and ${more.length} more)` : ''));
  const count = packages.filter(({ live }) => live).length;
  return fine(`${count} packages live, ${listed.length} published builds in ${releasesDir}`);
}

/** Checks that the disk of the data folder has room for a backup too. */
export function checkDisk({ dataDir, databaseUrl }: Config, databaseBytes = 0): Finding {
  const free = freeBytes(existingFolder(dataDir));
  if (databaseUrl)
    return {
      isOk: free >= SPARE_BYTES,
      text: `${megabytes(free)} free here; the database has ${megabytes(databaseBytes)}, on a disk that its server sees`,
    };
  const needed = databaseBytes + SPARE_BYTES;
  return { isOk: free >= needed, text: `${megabytes(free)} free, ${megabytes(needed)} needed` };
}

export function checkProxy({ siteUrl, trustProxy, host }: Config): Finding {
  const isPublic = siteUrl !== undefined && !OWN_MACHINE.includes(new URL(siteUrl).hostname);
  const proxies = trustProxy.join(', ');
  if (isPublic && siteUrl.startsWith('https:') && trustProxy.length === 0)
    return wrong(`GLOW-319 SITE_URL is ${siteUrl}, but TRUST_PROXY is empty: all shoppers share the proxy's limits`);
  if (!isPublic && (trustProxy.length > 0 || !OWN_MACHINE.includes(host)))
    return wrong(`GLOW-320 SITE_URL is ${siteUrl ?? 'not set'}: links in messages and sitemap lead to this machine`);
  return fine(`${siteUrl ?? 'this machine only'}, ${proxies ? `behind ${proxies}` : 'no proxy'}`);
}

/** Says where the signing key is, with a fingerprint to compare instances by. */
export function checkSigningKey(config: Config): Finding {
  const { signingKey, dataDir, sharedLimits } = config;
  const file = signingKeyFile(dataDir);
  if (signingKey) return fine(`SIGNING_KEY, ${fingerprint(signingKey)}; the same on every instance`);
  if (sharedLimits) return wrong('GLOW-321 SIGNING_KEY is not set, but SHARED_LIMITS is for several instances');
  try {
    const key = readSigningKey(file);
    if (!key) return fine(`none yet: the first start makes ${file}`);
    if (process.platform !== 'win32' && statSync(file).mode & 0o077)
      return wrong(`GLOW-322 ${file} can be read by other users: chmod 600 it`);
    return fine(`${file}, ${fingerprint(key)}; set SIGNING_KEY for a second instance`);
  } catch (error) {
    return wrong((error as Error).message);
  }
}

const fingerprint = (key: string): string => `fingerprint ${signer(key, 'fingerprint').sign('').slice(0, 8)}`;

const existingFolder = (path: string): string => (existsSync(path) ? path : existingFolder(dirname(path)));
