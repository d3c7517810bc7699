import styled from '@emotion/styled';
import { formatPrice, totalLabel, type Country, type OrderTotals } from '@glow/shared/orders';

/** Subtotal, shipping, tax and total (PRICE-6). */
export function OrderSums({ totals, country }: { totals: OrderTotals; country: Country | undefined }) {
  const { subtotal, shipping, tax, total } = totals;
  const sums = [
    { label: 'Subtotal', amount: formatPrice(subtotal) },
    { label: 'Shipping', amount: shipping === 0 ? 'Free' : formatPrice(shipping) },
    { label: 'Tax', amount: formatPrice(tax) },
    { label: totalLabel(country), amount: formatPrice(total) },
  ];
  return (
    <Sums>
      {sums.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Sums>
  );
}

const Sums = styled.dl(({ theme }) => ({
  display: 'grid',
  gap: theme.space(2),
  paddingTop: theme.space(5),
  borderTop: `1px solid ${theme.colors.line}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', color: theme.colors.textSoft },
  '& > div:last-child': {
    color: theme.colors.ink,
    fontSize: theme.heading.xs,
    fontWeight: theme.weight.semibold,
  },
}));
