import type { Tell } from '../base/errors/Tell';
import type { BuildVerifier } from '../releases/repository/buildRepository';
import { integrityProblems } from '../releases/publishing/fileProblems';
import { createPublishersReader } from './publishersFile';
import { signatureProblem } from './statement';

/** Accepts builds that a team of the publishers file has signed. Throws a `StartError` if that file is unusable. */
export function createBuildVerifier(publishersFile: string, report: Tell): BuildVerifier {
  const read = createPublishersReader(publishersFile, report);
  return {
    stamp: () => read().stamp,
    problemOf: (listed, release) =>
      signatureProblem(read().publishers, listed, release) ?? integrityProblems(release)[0]?.replace(/\.$/, ''),
  };
}
