import { useTheme } from '@emotion/react';
import { formatPrice, totalLabel, type Country, type OrderTotals } from '@glow/shared/orders';

/** Subtotal, shipping, tax and total (PRICE-6). */
export function OrderSums({
  totals: { subtotal, shipping, tax, total },
  country,
}: {
  totals: OrderTotals;
  country: Country | undefined;
}) {
  const { colors, space } = useTheme();
  const sums = [
    { label: 'Subtotal', amount: formatPrice(subtotal) },
    { label: 'Shipping', amount: shipping === 0 ? 'Free' : formatPrice(shipping) },
    { label: 'Tax', amount: formatPrice(tax) },
    { label: totalLabel(country), amount: formatPrice(total) },
  ];
  return (
    <dl
      css={{
        display: 'grid',
        gap: space(2),
        paddingTop: space(5),
        borderTop: `1px solid ${colors.line}`,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {sums.map(({ label, amount }) => (
        <div
          key={label}
          css={{
            display: 'flex',
            justifyContent: 'space-between',
            color: colors.textSoft,
            '&:last-child': { color: colors.ink, fontSize: 20, fontWeight: 650 },
          }}
        >
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
