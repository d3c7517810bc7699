import { coveringArray, type Pair } from './covering';

/** The pairs of two columns that rows have. */
function pairsOf(rows: number[][], a: number, b: number): Set<string> {
  return new Set(rows.map((row) => `${row[a]} ${row[b]}`));
}

test.each([[[2, 2]], [[4, 4, 4, 4, 4, 4]], [[4, 3, 1, 2, 4]], [[4, 4, 4, 4, 4, 4, 4, 4]]])(
  'columns of %j values: each pair of values is in a row',
  (sizes) => {
    const { rows, impossible } = coveringArray(sizes);
    expect(impossible).toEqual([]);
    for (const row of rows) row.forEach((value, column) => expect(value).toBeLessThan(sizes[column] ?? 0));
    sizes.forEach((size, a) =>
      sizes.slice(a + 1).forEach((other, offset) => expect(pairsOf(rows, a, a + 1 + offset).size).toBe(size * other)),
    );
  },
);

test('six packages in four generations need few rows of 4096', () => {
  expect(coveringArray([4, 4, 4, 4, 4, 4]).rows.length).toBeLessThanOrEqual(26);
});

test('the first row has the newest builds, the next ones mix the two newest', () => {
  const { rows } = coveringArray([4, 4, 4, 4, 4, 4]);
  expect(rows[0]).toEqual([0, 0, 0, 0, 0, 0]);
  expect(new Set(rows[1])).toEqual(new Set([0, 1]));
});

test('a column of one value adds no row', () => {
  expect(coveringArray([3, 3, 1]).rows).toHaveLength(9);
});

test('no row has a pair that is not allowed, and all other pairs are in one', () => {
  const isAllowed = ({ a, i, b, j }: Pair) => !(a === 0 && b === 2 && i !== j);
  const { rows, impossible } = coveringArray([3, 3, 3], isAllowed);
  expect(rows.every((row) => row[0] === row[2])).toBe(true);
  expect(impossible.every(({ a, b }) => a === 0 && b === 2)).toBe(true);
  expect(impossible).toHaveLength(6);
  expect([pairsOf(rows, 0, 1).size, pairsOf(rows, 1, 2).size]).toEqual([9, 9]);
});

test('a pair that is allowed, but fits no allowed row, is impossible', () => {
  // value 0 of column 1 fits no value of column 2 beside value 1 of column 0
  const isAllowed = ({ a, i, b, j }: Pair) =>
    !((a === 0 && b === 2 && i === 1 && j === 0) || (a === 1 && b === 2 && i === 0 && j === 1));
  const { rows, impossible } = coveringArray([2, 2, 2], isAllowed);
  expect(impossible).toContainEqual({ a: 0, i: 1, b: 1, j: 0 });
  expect(rows.some((row) => row[0] === 1 && row[1] === 0)).toBe(false);
});
