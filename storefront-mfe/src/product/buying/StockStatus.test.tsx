import { ThemeProvider } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { render, screen } from '@testing-library/react';
import { StockStatus } from './PurchasePanel';

test('In stock, low stock and out of stock have a look each', () => {
  const stocks = [
    { inStock: true, stockCount: 11 },
    { inStock: true, stockCount: 10 },
    { inStock: false, stockCount: 0 },
  ];
  render(
    <ThemeProvider theme={theme}>
      {stocks.map((stock) => (
        <StockStatus key={stock.stockCount} stock={stock} />
      ))}
    </ThemeProvider>,
  );
  const levels = ['In Stock', 'Only 10 left in stock', 'Out of Stock'].map(
    (text) => screen.getByText(text).closest('p')?.dataset.level,
  );
  expect(levels).toEqual(['high', 'low', 'none']);
});
