import { findProduct, type Product } from '@glow/shared/catalog';
import { lowStockProducts } from './lowStockProducts';

function stocked(...counts: number[]): Product[] {
  return counts.map((stockCount, index) => ({ ...findProduct('skn-001')!, id: String(index), stockCount }));
}

describe('low stock', () => {
  test.each([
    ['begins below 30', [31, 30, 29], [29]],
    ['includes what is sold out', [0, 100], [0]],
    ['has the scarcest first', [20, 3, 11], [3, 11, 20]],
    ['shows five at most', [6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5]],
    ['may be empty', [30, 400], []],
  ])('%s', (_, counts, expected) => {
    expect(lowStockProducts(stocked(...counts)).map(({ stockCount }) => stockCount)).toEqual(expected);
  });
});
