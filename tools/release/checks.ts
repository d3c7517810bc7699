import { ReleaseError } from '../../server/src/errors/ReleaseError';
import type { StoredRelease } from '../../server/src/releases/buildRepository';
import type { BuildFolders } from '../../server/src/releases/liveReleases';
import type { Project } from '../../server/src/config/project';
import { CHECK_NAMES, type CheckName } from '../../server/src/releases/registrySchema';
import { checkJourneys } from './checkJourneys';
import { runLibrary, runScript } from './runProgram';

/** What each check is about. */
const SUBJECTS: Record<CheckName, string> = {
  types: 'the types of all packages',
  tests: 'its unit tests',
  journeys: 'the journeys that cross its routes',
};

/** Compares the contracts with their versions and runs all checks but the skipped ones; throws a `ReleaseError` at the first that fails. */
export async function runChecks(
  folders: BuildFolders,
  candidates: StoredRelease[],
  skipped: CheckName[],
  print: (sentence: string) => void,
): Promise<void> {
  const { root, isStore } = folders.project;
  // a build has the hashes of contract.json, so nobody can leave this out
  if (isStore && !runScript(root, 'tools/glow.js', ['contract']))
    throw new ReleaseError(['The contracts have other types than shared/contract.json says. Nothing is released.']);
  const names = candidates.map(({ name }) => name);
  const run: Record<CheckName, () => boolean | Promise<boolean>> = {
    types: () => runLibrary(root, 'typescript/bin/tsc', ['--noEmit']),
    tests: () => runUnitTests(folders.project, names),
    journeys: () => checkJourneys(folders, candidates),
  };
  for (const check of CHECK_NAMES.filter((name) => !skipped.includes(name))) {
    print(`Checking ${SUBJECTS[check]} …`);
    if (!(await run[check]()))
      throw new ReleaseError([`The ${check} of ${names.join(' and ')} fail: see above which. Nothing is released.`]);
  }
}

/** The packages' own unit tests; for the shell those of the modules that it provides too. */
function runUnitTests({ root, isStore, packages }: Project, names: string[]): boolean {
  const folders = packages
    .filter(({ name }) => names.includes(name))
    .map(({ name, folder }) => (isStore ? folder : name));
  const projects = names.includes('shell') ? [...folders, 'shared'] : folders;
  return runLibrary(root, 'jest/bin/jest', ['--silent', '--passWithNoTests', '--selectProjects', ...projects]);
}
