import { pairProblems } from '@glow/server/testing';
import { coveringArray, type Pair } from './covering';
import type { Published, Stage } from './stage';

/** Two builds that no composition has; without `reasons`, every composition with both is refused for another pair. */
export interface Refusal {
  pair: [Published, Published];
  reasons: string[];
}

/** Compositions in which each two builds of different packages meet, unless the release check refuses it. */
export function compositionsOf({ folder, packages }: Stage): { compositions: Published[][]; refusals: Refusal[] } {
  const buildAt = (column: number, value: number) => {
    const found = packages[column]?.builds[value];
    if (!found) throw new Error(`There is no build ${value} of package ${column}`);
    return found;
  };
  const pairOf = ({ a, i, b, j }: Pair): [Published, Published] => [buildAt(a, i), buildAt(b, j)];
  const reasonsOf = (pair: Pair) => {
    const [one, other] = pairOf(pair);
    return pairProblems(one.release, other.release, folder);
  };
  const sizes = packages.map(({ builds }) => builds.length);
  const { rows, impossible } = coveringArray(sizes, (pair) => reasonsOf(pair).length === 0);
  return {
    compositions: rows.map((row) => row.map((value, column) => buildAt(column, value))),
    refusals: impossible.map((pair) => ({ pair: pairOf(pair), reasons: reasonsOf(pair) })),
  };
}
