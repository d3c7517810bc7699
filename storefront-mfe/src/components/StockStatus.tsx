import styled from '@emotion/styled';
import { LOW_STOCK, stockText, type Stock } from '@glow/shared/catalog';
import { Check, Clock, X } from '@glow/shared/icons';

/** The stock text with an icon and a colour of its own for in stock, low stock and out of stock (CAT-32). */
export function StockStatus({ stock }: { stock: Stock }) {
  const level = !stock.inStock ? 'none' : stock.stockCount > LOW_STOCK ? 'high' : 'low';
  const Icon = { none: X, low: Clock, high: Check }[level];
  return (
    <Status data-level={level}>
      <Icon size={16} strokeWidth={2.2} aria-hidden="true" />
      {stockText(stock)}
    </Status>
  );
}

const Status = styled.p(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(1.5),
  fontSize: theme.text.lg,
  fontWeight: theme.weight.semibold,
  '&[data-level=high]': { color: theme.colors.success },
  '&[data-level=low]': { color: theme.colors.amber },
  '&[data-level=none]': { color: theme.colors.danger },
}));
