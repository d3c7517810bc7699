import { list } from './pointers';
import type { ListedBuild, Pointers } from './registrySchema';
import { prunable, unpublish } from './retention';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-21T10:00:00.000Z');
const SINCE = '2026-11-20T10:00:00.000Z';

/** The builds b1 to b6, published one a day. */
const builds = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((day): [string, ListedBuild] => [
    `b${day}`,
    { version: `1.${day}.0`, published: `2026-11-0${day}T10:00:00.000Z`, integrity: 'sha256-a', journeys: 'passed' },
  ]),
);
const pointers: Pointers = { live: { build: 'b1', since: SINCE }, past: ['b2', 'b3', 'b4'], builds };

test('an unpublished build is neither listed nor a rollback target, and remembered', () => {
  const { past, builds: left, unpublished } = unpublish(pointers, 'b3', ['b2', 'b3', 'b4'], NOW);
  expect(past).toEqual(['b2', 'b4']);
  expect(Object.keys(left)).toEqual(['b1', 'b2', 'b4', 'b5', 'b6']);
  expect(unpublished).toEqual({ b3: { version: '1.3.0', at: NOW.toISOString() } });
});

test('the only build that fits what is live is kept, whatever else was live; others may go', () => {
  expect(() => unpublish(pointers, 'b2', ['b2'], NOW)).toThrow('The build b2 is the only one to go back to');
  expect(unpublish(pointers, 'b3', ['b2'], NOW).past).toEqual(['b2', 'b4']);
});

test('an unpublished build is forgotten after 90 days, and when it is published again', () => {
  const first = unpublish(pointers, 'b5', [], NOW);
  const later = unpublish(first, 'b6', [], new Date(NOW.getTime() + 89 * DAY));
  expect(Object.keys(later.unpublished ?? {})).toEqual(['b5', 'b6']);
  const last = unpublish(later, 'b3', [], new Date(NOW.getTime() + 90 * DAY));
  expect(Object.keys(last.unpublished ?? {})).toEqual(['b6', 'b3']);
  expect(Object.keys(list(last, 'b6', builds.b6 as ListedBuild).unpublished ?? {})).toEqual(['b3']);
});

test.each<[string, Partial<Pointers>, string[], string[]]>([
  ['the last live ones and the last published one', {}, ['b4'], ['b2', 'b3', 'b5']],
  ['the build that can be gone back to, however old', {}, ['b2'], ['b3', 'b5']],
  ['a canary', { canary: { build: 'b5', since: SINCE, share: 10 } }, ['b4'], ['b2', 'b3']],
])('pruning to one build keeps %s', (_what, change, targets, expected) => {
  expect(prunable({ ...pointers, ...change }, 1, targets)).toEqual(expected);
});
