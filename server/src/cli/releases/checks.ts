import { ReleaseError } from '../../errors/ReleaseError';
import type { StoredRelease } from '../../releases/buildRepository';
import type { BuildFolders } from '../../releases/liveReleases';
import { isRepository, PACKAGES } from '../../releases/packages';
import { CHECK_NAMES, type CheckName } from '../../releases/registrySchema';
import { checkJourneys } from './checkJourneys';
import { runLibrary, runScript } from './runProgram';

/** What each check is about. */
const SUBJECTS: Record<CheckName, string> = {
  types: 'the types of all packages, and the contracts with their versions',
  tests: 'its unit tests',
  journeys: 'the journeys that cross its routes',
};

/** Runs all checks of a release but the skipped ones; throws a `ReleaseError` at the first that fails. */
export async function runChecks(
  folders: BuildFolders,
  candidates: StoredRelease[],
  skipped: CheckName[],
  print: (sentence: string) => void,
): Promise<void> {
  const names = candidates.map(({ name }) => name);
  const run: Record<CheckName, () => boolean | Promise<boolean>> = {
    types: () => checkTypes(folders.root),
    tests: () => runUnitTests(folders.root, names),
    journeys: () => checkJourneys(folders, candidates),
  };
  for (const check of CHECK_NAMES.filter((name) => !skipped.includes(name))) {
    print(`Checking ${SUBJECTS[check]} …`);
    if (!(await run[check]()))
      throw new ReleaseError([`The ${check} of ${names.join(' and ')} fail: see above which. Nothing is released.`]);
  }
}

function checkTypes(root: string): boolean {
  const fit = !isRepository || runScript(root, 'shared/cli/contract.js', []);
  return fit && runLibrary(root, 'typescript/bin/tsc', ['--noEmit']);
}

/** The packages' own unit tests; for the shell those of the modules that it provides too. */
function runUnitTests(root: string, names: string[]): boolean {
  const folders = PACKAGES.filter(({ name }) => names.includes(name)).map(({ name, folder }) =>
    isRepository ? folder : name,
  );
  const projects = names.includes('shell') ? [...folders, 'shared'] : folders;
  return runLibrary(root, 'jest/bin/jest', ['--silent', '--passWithNoTests', '--selectProjects', ...projects]);
}
