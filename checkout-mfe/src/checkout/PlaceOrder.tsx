import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { useCart } from '@glow/shared/cart';
import { formatPrice, orderTotals, type Country } from '@glow/shared/orders';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Link } from '@glow/shared/router';
import { Button, Card, useIsOnline } from '@glow/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { SecondaryText } from '../components/SecondaryText';
import { OrderAmounts } from './OrderAmounts';
import type { SubmitState } from './usePlaceOrder';

/** Message after a failed request, or one without a response. */
const FAILURE_MESSAGES: Partial<Record<SubmitState, string>> = {
  failed: 'Your order has not been placed. Everything you entered is still here.',
  'no-response':
    'We could not hear whether your order was placed. Everything you entered is still here: try again, and it is placed once, not twice.',
};

/** Button label while the order is being submitted (CHK-13). */
const PROCESSING = 'Processing Payment...';

interface PlaceOrderProps {
  country: Country;
  submitState: SubmitState;
  /** Name of the line whose stock is lower than the ordered quantity. */
  outOfStockItem: string | undefined;
  onPlace(): void;
}

/** Order amounts and the Place Order button (CHK-11). */
export function PlaceOrder({ country, submitState, outOfStockItem, onPlace }: PlaceOrderProps) {
  const { total } = orderTotals(useCart((cart) => cart.total));
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const isPlacing = submitState === 'submitting';
  const isOnline = useIsOnline();
  const noteId = useId();

  useEffect(() => {
    // returns the focus to the button so that the shopper can retry
    if (submitState in FAILURE_MESSAGES && document.activeElement === panel.current) button.current?.focus();
  }, [submitState]);

  function handlePlace() {
    // the button is about to be disabled, which would lose the focus (A11Y-6)
    panel.current?.focus({ preventScroll: true });
    announce(PROCESSING);
    onPlace();
  }

  return (
    <Panel ref={panel} tabIndex={-1}>
      <h3>Order Summary</h3>
      <OrderAmounts country={country} />
      {submitState in FAILURE_MESSAGES && <Failure>{FAILURE_MESSAGES[submitState]}</Failure>}
      {outOfStockItem && (
        <p>
          There is not enough left of {outOfStockItem}. <Link to="/cart">Change your cart</Link> and order the rest.
        </p>
      )}
      <Button
        ref={button}
        type="button"
        fullWidth
        disabled={isPlacing}
        aria-describedby={isOnline ? undefined : noteId}
        onClick={handlePlace}
      >
        {isPlacing ? PROCESSING : `Place Order • ${formatPrice(total)}`}
      </Button>
      {!isOnline && (
        <OfflineNote id={noteId}>
          You are offline. Your order can be placed as soon as the connection is back.
        </OfflineNote>
      )}
      <ReturnPolicy>{`You can return your order within ${RETURNS_PERIOD_DAYS} days.`}</ReturnPolicy>
    </Panel>
  );
}

const Panel = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  outline: 'none',
  h3: { fontSize: theme.heading.xs },
  [theme.from.desktop]: { padding: theme.space(8) },
}));

const Failure = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold, color: theme.colors.danger }));

const OfflineNote = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold }));

const ReturnPolicy = styled(SecondaryText)({ textAlign: 'center' });
