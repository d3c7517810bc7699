import { useCart } from '@glow/shared/cart';
import { formatPrice, orderTotals, totalLabel, type Country } from '@glow/shared/orders';
import { Amounts } from '../components/Amounts';

/** Subtotal, shipping, tax and total of the order (PRICE-6). */
export function OrderAmounts({ country }: { country: Country }) {
  const { subtotal, shipping, tax, total } = orderTotals(useCart((cart) => cart.total));
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
