import { useTheme } from '@emotion/react';
import { useCart } from '@glow/shared/cart';
import { formatPrice, orderTotals, type Country } from '@glow/shared/orders';
import { Button, Card } from '@glow/shared/ui';
import { useRef } from 'react';
import { OrderAmounts } from './OrderAmounts';
import type { Placing } from './usePlaceOrder';

interface PlaceOrderProps {
  country: Country;
  placing: Placing;
  onPlace(): void;
}

/** What the order costs, and the button that places it (specification §4, Checkout). */
export function PlaceOrder({ country, placing, onPlace }: PlaceOrderProps) {
  const { total } = orderTotals(useCart((cart) => cart.total));
  const panel = useRef<HTMLDivElement>(null);
  const { colors, space, from } = useTheme();
  const isPlacing = placing === 'placing';

  function handlePlace() {
    // the button is about to be disabled and would drop the focus (decisions T40)
    panel.current?.focus({ preventScroll: true });
    onPlace();
  }

  return (
    <Card ref={panel} tabIndex={-1} css={{ display: 'grid', gap: space(5), outline: 'none', [from.desktop]: { padding: space(8) } }}>
      <h3 css={{ fontSize: 22 }}>Order Summary</h3>
      <OrderAmounts country={country} />
      {placing === 'failed' && <p css={{ fontWeight: 600, color: colors.danger }}>Your order has not been placed. Everything you entered is still here.</p>}
      <Button type="button" isWide disabled={isPlacing} onClick={handlePlace}>
        {isPlacing ? 'Processing Payment...' : `Place Order • ${formatPrice(total)}`}
      </Button>
      <p css={{ fontSize: 14, color: colors.textSoft, textAlign: 'center' }}>You can return your order within 30 days.</p>
    </Card>
  );
}
