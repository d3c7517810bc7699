import type { StoredRelease } from '../../server/src/releases/buildRepository';

/** The release that is tested, or the one that was live before it. */
export type Generation = 'N' | 'N-1';

/** Releases of one generation by package name. */
export type Builds = ReadonlyMap<string, StoredRelease>;

/** A mixed composition: shell and remotes of one generation, with one remote of the other. */
export interface Cell {
  generation: Generation;
  /** The remote of the other generation; undefined if none. */
  odd?: string;
}

/** Every cell of the matrix, or in short each remote met once in the other generation, the shell's generations taking turns. */
export function cellsOf(remotes: string[], isShort: boolean): Cell[] {
  const generations: Generation[] = ['N', 'N-1'];
  if (isShort) return remotes.map((odd, index) => ({ generation: index % 2 === 0 ? 'N' : 'N-1', odd }));
  return generations.flatMap((generation) => [{ generation }, ...remotes.map((odd) => ({ generation, odd }))]);
}

/** The generation beside this one. */
export function otherThan(generation: Generation): Generation {
  return generation === 'N' ? 'N-1' : 'N';
}

/** The releases of a cell. */
export function compositionOf({ generation, odd }: Cell, builds: Record<Generation, Builds>): StoredRelease[] {
  const others = builds[otherThan(generation)];
  return [...builds[generation].values()].map((release) =>
    release.name === odd ? (others.get(odd) ?? release) : release,
  );
}
