import styled from '@emotion/styled';
import { formatPrice, toCents, totalLabel, type Country, type KeptOrder } from '@glow/shared/orders';

/** Subtotal, shipping, tax and total (PRICE-6). */
export function OrderSums({ order, country }: { order: KeptOrder; country: Country }) {
  const { subtotal, shipping, tax, total } = order;
  const sums = [
    { label: 'Subtotal', amount: formatPrice(toCents(subtotal)) },
    { label: 'Shipping', amount: shipping === 0 ? 'Free' : formatPrice(toCents(shipping)) },
    { label: 'Tax', amount: formatPrice(toCents(tax)) },
    { label: totalLabel(country), amount: formatPrice(toCents(total)) },
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
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    color: theme.colors.textSoft,
  },
  '& > div:last-child': { color: theme.colors.ink, fontWeight: theme.weight.semibold },
  'div:last-child > dd': { fontFamily: theme.fonts.display, fontSize: theme.heading.lg, lineHeight: 1.2 },
}));
