import type { StoredRelease } from '../../server/src/releases/buildRepository';

/** The release that is tested, or the one that was live before it. */
export type Generation = 'N' | 'N-1';

/** Releases of one generation by package name. */
export type Builds = ReadonlyMap<string, StoredRelease>;

/** A mixed composition: shell and remotes of one generation, with one remote of the other. */
export interface Cell {
  generation: Generation;
  /** The remote of the other generation; undefined if none. */
  skewedRemote?: string;
}

/** All cells of the matrix; if `isShort`, each remote once in the other generation, with the shell's generation alternating. */
export function cellsOf(remotes: string[], isShort: boolean): Cell[] {
  const generations: Generation[] = ['N', 'N-1'];
  if (isShort)
    return remotes.map((skewedRemote, index) => ({ generation: index % 2 === 0 ? 'N' : 'N-1', skewedRemote }));
  return generations.flatMap((generation) => [
    { generation },
    ...remotes.map((skewedRemote) => ({ generation, skewedRemote })),
  ]);
}

/** The other generation. */
export function otherGeneration(generation: Generation): Generation {
  return generation === 'N' ? 'N-1' : 'N';
}

/** The releases of a cell. */
export function compositionOf({ generation, skewedRemote }: Cell, builds: Record<Generation, Builds>): StoredRelease[] {
  const others = builds[otherGeneration(generation)];
  return [...builds[generation].values()].map((release) =>
    release.name === skewedRemote ? (others.get(skewedRemote) ?? release) : release,
  );
}
