import { StyleSheet } from '@emotion/sheet';
import { renderPart } from '@glow/shared/testing/part';
import { screen } from '@testing-library/react';
import { StockStatus } from './PurchasePanel';

test('High, low and no stock differ in text, icon and colour (CAT-7)', () => {
  const insert = jest.spyOn(StyleSheet.prototype, 'insert');
  const looks = ([11, 10, 0] as const).map((stockCount) => {
    renderPart(<StockStatus stock={{ inStock: stockCount > 0, stockCount }} />);
    const text = screen.getByText({ 11: 'In Stock', 10: 'Only 10 left in stock', 0: 'Out of Stock' }[stockCount]);
    const status = text.closest('p')!;
    const rules = insert.mock.calls.map(([rule]) => rule);
    const color = rules
      .find((rule) => rule.includes(`[data-level=${status.dataset.level}]{color:`))
      ?.split(':')
      .at(-1);
    return { icon: status.querySelector('svg')?.dataset.icon, color };
  });
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(3);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(3);
});
