import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { formatPrice, orderTotals, type Cents, type Country } from '@glow/shared/orders';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Link } from '@glow/shared/router';
import { Button, Card, Row, useIsOnline, VisuallyHidden, SecondaryText } from '@glow/shared/ui';
import { Suspense, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CartChanges } from '../../components/CartChanges';
import { lineName } from '../../components/lineLabel';
import { orderLimit } from '../../components/orderLimit';
import { isChanged, type CurrentLine } from '../../components/reconcileCart';
import { BottomBar } from '../summary/BottomBar';
import { AcceptedCards } from '../lazyParts';
import { OrderAmounts } from '../summary/OrderAmounts';
import type { RefusedField } from '../refusedFields';
import type { SubmitState } from './submitOrder';
import { sumChanges } from './sumChanges';
import type { usePlaceOrder } from './usePlaceOrder';

const FAILURE_MESSAGES: Partial<Record<SubmitState, string>> = {
  changed: 'Your order has not been placed, because something in it has changed.',
  failed: 'Your order has not been placed. Everything you entered is still here.',
  'no-response':
    'We could not hear whether your order was placed. Everything you entered is still here: try again, and it is placed once, not twice.',
};

/** Button label while the order is being submitted (CHK-13). */
const PROCESSING = 'Processing Payment...';

interface PlaceOrderProps {
  lines: CurrentLine[];
  subtotal: Cents;
  order: ReturnType<typeof usePlaceOrder>;
  country: Country;
  onChangeField(field: RefusedField): void;
  /** Id of the form that asks for the card and places the order; if it is undefined, the button places it. */
  cardForm: string | undefined;
  onPlace(): void;
}

/** Order amounts, and the Place Order button, which stays in sight on phones (CHK-11). */
export function PlaceOrder({
  lines,
  subtotal,
  order: { submitState, outOfStockLine, refused, policy, agreed, accept },
  country,
  onChangeField,
  cardForm,
  onPlace,
}: PlaceOrderProps) {
  const { total } = orderTotals(subtotal, policy);
  const changes = sumChanges(subtotal, agreed, policy);
  const limit = orderLimit(lines, subtotal, policy) || refused.limit;
  const change = changes.join(' ');
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const isPlacing = submitState === 'submitting';
  const isOnline = useIsOnline();
  const noteId = useId();
  const isStillShort = lines.some(
    ({ id, quantity }) => id === outOfStockLine?.id && quantity === outOfStockLine.quantity,
  );

  useEffect(() => {
    if (change) announce(change);
  }, [announce, change]);

  useLayoutEffect(() => {
    // the button is disabled, which would lose the focus (A11Y-6)
    if (isPlacing) panel.current?.focus({ preventScroll: true });
  }, [isPlacing]);

  useEffect(() => {
    if (isPlacing) announce(PROCESSING);
    // returns the focus to the button so that the shopper can retry
    if (submitState in FAILURE_MESSAGES && document.activeElement === panel.current) button.current?.focus();
  }, [announce, isPlacing, submitState]);

  return (
    <>
      <Amounts as="section" tabIndex={-1} aria-labelledby={`${noteId}-heading`}>
        <h3 id={`${noteId}-heading`}>Order Summary</h3>
        <OrderAmounts subtotal={subtotal} country={country} policy={policy} />
        <CartChanges changes={changes} label="Changes of the amounts" />
        {change && (
          <Button
            type="button"
            variant="secondary"
            size="small"
            disabled={isPlacing}
            onClick={({ currentTarget }) => {
              currentTarget.closest('section')?.focus();
              accept();
            }}
          >
            Accept the new amounts
          </Button>
        )}
        <ReturnPolicy>{`You can return your order within ${RETURNS_PERIOD_DAYS} days.`}</ReturnPolicy>
      </Amounts>
      <Bar ref={panel} tabIndex={-1} data-bar>
        {submitState in FAILURE_MESSAGES && <Failure>{FAILURE_MESSAGES[submitState]}</Failure>}
        {refused.fields.map((field) => (
          <Refused key={field.name} gap={3}>
            <span>
              <strong>{field.label}:</strong> {field.message}
            </span>
            <Button type="button" variant="secondary" size="small" onClick={() => onChangeField(field)}>
              Change<VisuallyHidden> {field.label}</VisuallyHidden>
            </Button>
          </Refused>
        ))}
        {outOfStockLine && isStillShort && (
          <p>
            There is not enough left of {lineName(outOfStockLine)}. <Link to="/cart">Change your cart</Link> and order
            the rest.
          </p>
        )}
        {limit && (
          <p>
            {limit} <Link to="/cart">Change your cart</Link>.
          </p>
        )}
        {lines.some(isChanged) && <p>Please look at the changes of your items before you order.</p>}
        {change && <p>Please look at the new amounts before you order.</p>}
        <Button
          ref={button}
          type={cardForm ? 'submit' : 'button'}
          form={cardForm}
          fullWidth
          disabled={isPlacing}
          aria-describedby={isOnline ? undefined : noteId}
          onClick={cardForm ? undefined : onPlace}
        >
          {isPlacing ? PROCESSING : `Place Order • ${formatPrice(total)}`}
        </Button>
        {!isOnline && (
          <OfflineNote id={noteId}>
            You are offline. Your order can be placed as soon as the connection is back.
          </OfflineNote>
        )}
        <Accepted>
          <Suspense>
            <AcceptedCards />
          </Suspense>
        </Accepted>
      </Bar>
    </>
  );
}

const Amounts = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  h3: { fontSize: theme.heading.xs },
  [theme.from.desktop]: {
    padding: `${theme.space(8)} ${theme.space(8)} ${theme.space(4)}`,
    borderBottom: 0,
    borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
  },
}));

const Bar = styled(BottomBar)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(3),
  outline: 'none',
  fontSize: theme.text.lg,
  [theme.from.desktop]: {
    padding: `0 ${theme.space(8)} ${theme.space(6)}`,
    border: `1px solid ${theme.colors.line}`,
    borderTop: 0,
    borderRadius: `0 0 ${theme.radius.medium} ${theme.radius.medium}`,
  },
}));

/** Reserves the height of the card marks. */
const Accepted = styled.div({ minHeight: '1.625rem' });

const Failure = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold, color: theme.colors.danger }));

const Refused = styled(Row)({ justifyContent: 'space-between' });

const OfflineNote = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold }));

const ReturnPolicy = styled(SecondaryText)({ textAlign: 'center' });
