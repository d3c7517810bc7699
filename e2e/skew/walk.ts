import { runJourneys } from '../../tools/release/sourceTools';
import { repository } from '../store';
import { goLiveTogether, type Published, type Stage } from './stage';

/** A composition that was walked. */
export interface Walk {
  composition: Published[];
  isGreen: boolean;
  seconds: number;
}

/** How a generation is written: `N` for this tree, `N-1` for the release before it. */
export function nameOf(generation: number): string {
  return generation === 0 ? 'N' : `N-${generation}`;
}

export async function walk(stage: Stage, composition: Published[]): Promise<Walk> {
  console.log(
    `\n${composition.map(({ release: { name }, generation }) => `${name} ${nameOf(generation)}`).join(', ')}`,
  );
  await goLiveTogether(
    stage,
    composition.map(({ release }) => release),
  );
  const started = Date.now();
  const folder = composition.map(({ generation }) => generation).join('');
  const options = ['--workers', '2', '--output', `test-results/skew/${folder}`];
  const isGreen = runJourneys(repository, stage.folder, ['shell'], ...options);
  return { composition, isGreen, seconds: (Date.now() - started) / 1000 };
}
