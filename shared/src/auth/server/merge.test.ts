import fc from 'fast-check';
import { idOf, withChanges, type Entry } from './merge';

const line = (id: string, quantity: number): Entry => ({ id, quantity });
const address = (id: string, city: string, isDefault = false) => ({ id, city, isDefault });

describe('What has changed on the device and on the server is both in', () => {
  test.each<[string, Entry[], Entry[], Entry[], Entry[]]>([
    ['a guest adds to an account', [], [line('a', 2)], [line('a', 1), line('b', 1)], [line('a', 3), line('b', 1)]],
    ['a removed line stays removed', [line('a', 1)], [], [line('a', 1)], []],
    ['a removed line stays with what was added elsewhere', [line('a', 1)], [], [line('a', 3)], [line('a', 2)]],
    ['a line that went elsewhere has what was added', [line('a', 1)], [line('a', 3)], [], [line('a', 2)]],
    ['both took from a line', [line('a', 3)], [line('a', 1)], [line('a', 1)], [line('a', 1)]],
    ['a line has a limit', [], [line('a', 600)], [line('a', 600)], [line('a', 999)]],
    [
      'two devices give one id to different addresses',
      ...[[], [address('1', 'Portland')], [address('1', 'Vancouver')]],
      [address('2', 'Portland'), address('1', 'Vancouver')],
    ],
    [
      'an edited address keeps its id',
      ...[[address('1', 'Portland')], [address('1', 'Salem')]],
      [address('1', 'Portland'), address('2', 'Vancouver')],
      [address('1', 'Salem'), address('2', 'Vancouver')],
    ],
    [
      'a default that was chosen here stays chosen',
      ...[[address('1', 'Portland', true)], [address('1', 'Portland')]],
      ...[
        [address('2', 'Vancouver'), address('1', 'Portland', true)],
        [address('2', 'Vancouver'), address('1', 'Portland')],
      ],
    ],
  ] as [string, Entry[], Entry[], Entry[], Entry[]][])('%s', (_, base, local, server, merged) =>
    expect(withChanges(base, local, server)).toEqual(merged),
  );

  test('a change that the server may have already is not added again', () => {
    expect(withChanges([line('a', 1)], [line('a', 3)], [line('a', 4)], false)).toEqual([line('a', 4)]);
  });

  const ids = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd'));
  const lines = fc
    .dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 9 }), { noNullPrototype: true })
    .map((quantities) => Object.entries(quantities).map(([id, quantity]) => line(id, quantity)));

  test('no line that was added at either side is lost, whatever the server knows', () => {
    fc.assert(
      fc.property(lines, lines, lines, fc.boolean(), (base, local, server, isKnown) => {
        const added = [...local, ...server].map(idOf).filter((id) => !base.map(idOf).includes(id));
        expect(withChanges(base, local, server, isKnown).map(idOf)).toEqual(expect.arrayContaining(added));
      }),
    );
  });

  test('what was added at either side is there, what was removed at one is not', () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, local, server) => {
        const expected = ['a', 'b', 'c', 'd'].filter((id) =>
          base.includes(id) ? local.includes(id) && server.includes(id) : local.includes(id) || server.includes(id),
        );
        expect([...withChanges(base, local, server)].sort()).toEqual(expected);
      }),
    );
  });
});
