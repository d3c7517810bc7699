import { formatPrice, orderTotals, totalLabel, type Cents, type Country } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import { Amounts } from '../../components/Amounts';

interface OrderAmountsProps {
  subtotal: Cents;
  country: Country;
  policy?: StorePolicy;
}

/** Subtotal, shipping, tax and total of the order (PRICE-6). */
export function OrderAmounts({ subtotal, country, policy }: OrderAmountsProps) {
  const { shipping, tax, total } = orderTotals(subtotal, policy);
  return (
    <Amounts
      parts={[
        ['Subtotal', formatPrice(subtotal)],
        ['Shipping', shipping === 0 ? 'Free' : formatPrice(shipping)],
        ['Tax', formatPrice(tax)],
      ]}
      total={[totalLabel(country), formatPrice(total)]}
    />
  );
}
