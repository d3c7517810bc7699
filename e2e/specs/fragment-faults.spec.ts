import { FRAGMENT_FAULTS } from '../fragmentFaults';
import { PLACES } from '../fragmentPlaces';
import { test, walkFragmentFault } from '../fragmentWalk';

/** Each fault after a good build and, where that matters, without one. */
const CASES = FRAGMENT_FAULTS.flatMap((fault) =>
  (fault.phase ? [true, false] : [true]).map((hasBefore) => ({ fault, hasBefore })),
);

/** What was seen, by fault and place. */
const seen: Record<string, Record<string, string>> = {};

test.use({ expectedMessages: /./ });
test.afterAll(() => {
  if (Object.keys(seen).length > 0) console.table(seen);
});

for (const [index, { fault, hasBefore }] of CASES.entries())
  // every other page, so that each page meets a third of the faults, in both cases
  for (const place of PLACES.filter((_, at) => (at + index) % 3 === 0))
    test(
      `a fragment ${fault.name}: ${place.name}, ${hasBefore ? 'after' : 'without'} a good build`,
      { tag: '@matrix' },
      async ({ page, released }) => {
        const row = await walkFragmentFault(page, released, fault, place, hasBefore);
        (seen[`${fault.name}${hasBefore ? '' : ', alone'}`] ??= {})[place.name] = row;
      },
    );
