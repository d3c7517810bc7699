import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../server/src/config/config';
import type { DatabaseFacts } from '../../../server/src/schema/databaseFacts';
import { openAsItIs, openingProblem } from '../../../server/src/schema/openDatabase';
import { messageOf } from '../../../server/src/errors/messageOf';
import { ask, withAdmin } from '../adminSession';
import { checkClock, checkLog, checkMigrations, checkVersions } from './databaseChecks';
import { checkDisk, checkProxy, checkSigningKey } from './settingChecks';
import { tableOf } from '../text';
import { createLiveReleasesReader } from '../../../server/src/releases/liveReleases';
import { integrityProblems } from '../../../server/src/publishing/fileProblems';

/** What one check has found, in a sentence or less. */
export interface Finding {
  isOk: boolean;
  text: string;
}

/** A line for each check. The process ends with 1 if one of them fails. */
export async function runDoctor(config: Config): Promise<string> {
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
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'cluster-is-complete'))) {
    const text = `there is none in ${config.dataDir} yet: the first start makes it`;
    return { database: { isOk: true, text }, disk: checkDisk(config) };
  }
  let problem: string | undefined;
  const open = async () => {
    const database = await openAsItIs(config);
    problem = await openingProblem(database);
    return database;
  };
  try {
    const facts = await withAdmin(config, (run) => ask<DatabaseFacts>(run, 'facts'), open);
    const { setAside = [] } = facts;
    return {
      opening: { isOk: !problem, text: problem ?? 'the server can open the database' },
      versions: checkVersions(facts),
      migrations: checkMigrations(facts),
      imports: { isOk: setAside.length === 0, text: setAside.join(' ') || 'no step is set aside' },
      log: checkLog(facts),
      clock: checkClock(facts, Date.now()),
      disk: checkDisk(config, facts.bytes),
    };
  } catch (error) {
    return { database: { isOk: false, text: `cannot be asked: ${messageOf(error)}` }, disk: checkDisk(config) };
  }
}

/** Whether every listed build is there, and what is served has all its files as they were built. */
function checkReleases({ project, releasesDir }: Config): Finding {
  const problems: string[] = [];
  const { packages, repository } = createLiveReleasesReader({ project, releasesDir }, (problem) =>
    problems.push(problem),
  )();
  const listed = Object.entries(repository.registry.packages).flatMap(([name, { builds }]) =>
    Object.keys(builds).map((build) => repository.find(name, build)),
  );
  for (const { name, live, canary, previous } of packages) {
    if (!live) problems.push(`Nothing is live of ${name}.`);
    for (const release of [live, canary?.release, previous]) if (release) problems.push(...integrityProblems(release));
  }
  if (problems.length > 0) return { isOk: false, text: firstOf(problems) };
  return { isOk: true, text: `${packages.length} packages live, ${listed.length} published builds in ${releasesDir}` };
}

function firstOf([first = '', ...more]: string[]): string {
  return more.length > 0 ? `${first} (and ${more.length} more)` : first;
}
