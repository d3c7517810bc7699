import fc from 'fast-check';
import { mergeCart, mergeList, type CartLine } from './merge';

const line = (id: string, quantity: number): CartLine => ({ id, productId: id, quantity });

describe("The merge of a cart's changes on the device and on the server", () => {
  test.each<[string, CartLine[], CartLine[], CartLine[], CartLine[]]>([
    ['a guest adds to an account', [], [line('a', 2)], [line('a', 1), line('b', 1)], [line('a', 3), line('b', 1)]],
    ['a removed line stays removed', [line('a', 1)], [], [line('a', 1)], []],
    ['a removed line stays with what was added elsewhere', [line('a', 1)], [], [line('a', 3)], [line('a', 2)]],
    ['both took from a line', [line('a', 3)], [line('a', 1)], [line('a', 1)], [line('a', 1)]],
    ['a line has a limit', [], [line('a', 600)], [line('a', 600)], [line('a', 999)]],
  ])('%s', (_, base, local, server, merged) => expect(mergeCart(base, local, server)).toEqual(merged));

  test('a change that the server may have already is not added again', () => {
    expect(mergeCart([line('a', 1)], [line('a', 3)], [line('a', 4)], false)).toEqual([line('a', 4)]);
  });

  const lines = fc
    .dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 9 }), { noNullPrototype: true })
    .map((quantities) => Object.entries(quantities).map(([id, quantity]) => line(id, quantity)));

  test('nothing that was added at either side is lost, whatever the server knows', () => {
    fc.assert(
      fc.property(lines, lines, lines, fc.boolean(), (base, local, server, isKnown) => {
        const ids = mergeCart(base, local, server, isKnown).map(({ id }) => id);
        const known = base.map(({ id }) => id);
        const added = [...local, ...server].map(({ id }) => id).filter((id) => !known.includes(id));
        expect(ids).toEqual(expect.arrayContaining(added));
      }),
    );
  });
});

describe('The merge of a list', () => {
  const address = (id: string, city: string, isDefault = false) => ({ id, city, isDefault });

  test('two devices that give one id to different addresses keep both, each with its own id', () => {
    const merged = mergeList([], [address('1', 'Portland')], [address('1', 'Vancouver')]);
    expect(merged).toEqual([address('1', 'Portland'), address('2', 'Vancouver')]);
  });

  test('a default that was chosen here stays chosen', () => {
    const base = [address('1', 'Portland', true)];
    const server = [address('2', 'Vancouver'), address('1', 'Portland', true)];
    expect(mergeList(base, [address('1', 'Portland')], server)).toEqual([server[0], address('1', 'Portland')]);
  });

  test('what was added at either side is there, what was removed at one is not', () => {
    const ids = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(ids, ids, ids, (base, local, server) => {
        const expected = ['a', 'b', 'c', 'd'].filter((id) =>
          base.includes(id) ? local.includes(id) && server.includes(id) : local.includes(id) || server.includes(id),
        );
        expect([...mergeList(base, local, server)].sort()).toEqual(expected);
      }),
    );
  });
});
