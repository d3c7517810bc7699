import { useTheme } from '@emotion/react';
import { useAnnounce } from '@glow/shared/app';
import { useCart } from '@glow/shared/cart';
import { formatPrice, orderTotals, type Country } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { Button, Card, useIsOnline } from '@glow/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { OrderAmounts } from './OrderAmounts';
import type { SubmitState } from './usePlaceOrder';

/** What is said after a try that came to nothing, or may have. */
const AFTER_A_TRY: Partial<Record<SubmitState, string>> = {
  failed: 'Your order has not been placed. Everything you entered is still here.',
  unanswered: 'We could not hear whether your order was placed. Everything you entered is still here: try again, and it is placed once, not twice.',
};

/** What the button says while the order is on its way (CHK-13). */
const PROCESSING = 'Processing Payment...';

interface PlaceOrderProps {
  country: Country;
  placing: SubmitState;
  /** The line of which fewer pieces are left than ordered. */
  shortOf: string | undefined;
  onPlace(): void;
}

/** What the order costs, and the button that places it (CHK-11). */
export function PlaceOrder({ country, placing, shortOf, onPlace }: PlaceOrderProps) {
  const { total } = orderTotals(useCart((cart) => cart.total));
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const { colors, space, from } = useTheme();
  const isPlacing = placing === 'placing';
  const isOnline = useIsOnline();
  const noteId = useId();

  useEffect(() => {
    // whoever has waited there can try again at once
    if (placing in AFTER_A_TRY && document.activeElement === panel.current) button.current?.focus();
  }, [placing]);

  function handlePlace() {
    // the button is about to be disabled and would drop the focus (A11Y-6)
    panel.current?.focus({ preventScroll: true });
    announce(PROCESSING);
    onPlace();
  }

  return (
    <Card ref={panel} tabIndex={-1} css={{ display: 'grid', gap: space(5), outline: 'none', [from.desktop]: { padding: space(8) } }}>
      <h3 css={{ fontSize: 22 }}>Order Summary</h3>
      <OrderAmounts country={country} />
      {placing in AFTER_A_TRY && <p css={{ fontWeight: 600, color: colors.danger }}>{AFTER_A_TRY[placing]}</p>}
      {shortOf && (
        <p>
          There is not enough left of {shortOf}. <Link to="/cart">Change your cart</Link> and order the rest.
        </p>
      )}
      <Button ref={button} type="button" isWide disabled={isPlacing} aria-describedby={isOnline ? undefined : noteId} onClick={handlePlace}>
        {isPlacing ? PROCESSING : `Place Order • ${formatPrice(total)}`}
      </Button>
      {!isOnline && (
        <p id={noteId} css={{ fontWeight: 600 }}>
          You are offline. Your order can be placed as soon as the connection is back.
        </p>
      )}
      <p css={{ fontSize: 14, color: colors.textSoft, textAlign: 'center' }}>You can return your order within 30 days.</p>
    </Card>
  );
}
