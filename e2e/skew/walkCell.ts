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

/** Runs the journeys in a cell's composition, unless the release check rejects it or it is in `met`. */
export async function walkCell(stage: Stage, cell: Cell, met: Set<string>): Promise<Walk> {
  const { generation, odd } = cell;
  const composition = compositionOf(cell, stage.builds);
  const key = composition.map(({ build }) => build).join(' ');
  const isUnchanged =
    met.has(key) || (odd !== undefined && stage.builds.N.get(odd)?.build === stage.builds['N-1'].get(odd)?.build);
  met.add(key);
  if (isUnchanged) return { cell, outcome: 'unchanged', reasons: [] };
  const together = composition.map((live) => ({ live }));
  const reasons = composition
    .filter(({ name }) => name === (odd ?? 'shell'))
    .flatMap((candidate) => compatibilityProblems(candidate, together));
  if (reasons.length > 0) return { cell, outcome: 'refused', reasons };

  console.log(`\nshell ${generation}${odd ? `, ${odd} of the other generation` : ''}`);
  await goLiveTogether(stage, composition);
  const started = Date.now();
  const isGreen = runJourneys(
    repository,
    stage.folder,
    '--workers',
    '2',
    '--timeout',
    '120000',
    '--output',
    `test-results/skew/shell-${generation}-${odd ?? 'alone'}`,
  );
  return { cell, outcome: isGreen ? 'passed' : 'failed', reasons: [], seconds: (Date.now() - started) / 1000 };
}
