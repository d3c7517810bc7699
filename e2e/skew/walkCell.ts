import { compatibilityProblems } from '../../server/src/releases/compatibilityProblems';
import { runJourneys } from '../../server/src/cli/releases/runJourneys';
import { repository } from '../store';
import { compositionOf, type Cell } from './cells';
import { goLiveTogether, type Stage } from './stage';

/** Result of a cell. Compositions that the release check rejects cannot occur, and duplicates are not tested again. */
export interface Walk {
  cell: Cell;
  outcome: 'passed' | 'failed' | 'refused' | 'unchanged';
  /** Problems found by the release check. */
  reasons: string[];
  seconds?: number;
}

/** Runs the journeys in a cell's composition, unless the release check rejects it or it is in `tested`. */
export async function walkCell(stage: Stage, cell: Cell, tested: Set<string>): Promise<Walk> {
  const { generation, skewedRemote } = cell;
  const composition = compositionOf(cell, stage.builds);
  const key = composition.map(({ build }) => build).join(' ');
  const isUnchanged =
    tested.has(key) ||
    (skewedRemote !== undefined &&
      stage.builds.N.get(skewedRemote)?.build === stage.builds['N-1'].get(skewedRemote)?.build);
  tested.add(key);
  if (isUnchanged) return { cell, outcome: 'unchanged', reasons: [] };
  const liveReleases = composition.map((live) => ({ live }));
  const reasons = composition
    .filter(({ name }) => name === (skewedRemote ?? 'shell'))
    .flatMap((candidate) => compatibilityProblems(candidate, liveReleases));
  if (reasons.length > 0) return { cell, outcome: 'refused', reasons };

  console.log(`\nshell ${generation}${skewedRemote ? `, ${skewedRemote} of the other generation` : ''}`);
  await goLiveTogether(stage, composition);
  const started = Date.now();
  const isGreen = runJourneys(
    repository,
    stage.folder,
    ['shell'],
    '--workers',
    '2',
    '--timeout',
    '120000',
    '--output',
    `test-results/skew/shell-${generation}-${skewedRemote ?? 'alone'}`,
  );
  return { cell, outcome: isGreen ? 'passed' : 'failed', reasons: [], seconds: (Date.now() - started) / 1000 };
}
