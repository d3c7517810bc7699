/** A value of two columns: in column `a` the value `i`, in column `b > a` the value `j`. */
export interface Pair {
  a: number;
  i: number;
  b: number;
  j: number;
}

/** Rows with a value for each column, and the pairs that are in no row that is allowed. */
export interface Covering {
  rows: number[][];
  impossible: Pair[];
}

const keyOf = ({ a, i, b, j }: Pair) => `${a}:${i} ${b}:${j}`;

/**
 * A pairwise covering array: every pair of values of two columns is in a row, and no row has a forbidden pair.
 * `sizes` are the columns' numbers of values, which count from 0. Rows with small values come first. The same input
 * always gives the same rows.
 */
export function coveringArray(sizes: number[], isAllowed: (pair: Pair) => boolean = () => true): Covering {
  const pairs = pairsOf(sizes);
  const allowed = new Set(pairs.filter(isAllowed).map(keyOf));
  const open = new Set(allowed);
  const rows: number[][] = [];
  const impossible = pairs.filter((pair) => !allowed.has(keyOf(pair)));
  for (const pair of pairs) {
    if (!open.has(keyOf(pair))) continue;
    const given = new Map([[pair.a, pair.i] as const, [pair.b, pair.j] as const]);
    const row = completeRow(sizes, given, allowed, open);
    if (row) rows.push(row);
    else impossible.push(pair);
    for (const key of [keyOf(pair), ...(row ? pairsIn(row).map(keyOf) : [])]) open.delete(key);
  }
  return { rows, impossible };
}

/** All pairs of values; pairs of small values are first. */
function pairsOf(sizes: number[]): Pair[] {
  const pairs = sizes.flatMap((size, a) =>
    sizes
      .slice(a + 1)
      .flatMap((otherSize, offset) =>
        range(size).flatMap((i) => range(otherSize).map((j) => ({ a, i, b: a + 1 + offset, j }))),
      ),
  );
  return pairs.sort((one, other) => one.i + one.j - (other.i + other.j));
}

function pairsIn(row: number[]): Pair[] {
  return row.flatMap((i, a) => row.slice(a + 1).map((j, offset) => ({ a, i, b: a + 1 + offset, j })));
}

/** The first allowed row with the values `given`, preferring values of most open pairs; undefined if there is none. */
function completeRow(
  sizes: number[],
  given: ReadonlyMap<number, number>,
  allowed: ReadonlySet<string>,
  open: ReadonlySet<string>,
): number[] | undefined {
  const column = sizes.findIndex((_, index) => !given.has(index));
  if (column < 0) return sizes.map((_, index) => given.get(index) ?? 0);
  const candidates = range(sizes[column] ?? 0).flatMap((value) => {
    const keys = [...given].map(([other, its]) => keyOf(ordered(column, value, other, its)));
    return keys.every((key) => allowed.has(key)) ? [{ value, gain: keys.filter((key) => open.has(key)).length }] : [];
  });
  for (const { value } of candidates.sort((one, other) => other.gain - one.gain)) {
    const row = completeRow(sizes, new Map(given).set(column, value), allowed, open);
    if (row) return row;
  }
  return undefined;
}

function ordered(a: number, i: number, b: number, j: number): Pair {
  return a < b ? { a, i, b, j } : { a: b, i: j, b: a, j: i };
}

function range(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index);
}
