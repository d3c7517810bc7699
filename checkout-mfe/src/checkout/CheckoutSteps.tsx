import { useAuth } from '@glow/shared/auth';
import { Navigate, useNavigate, useSearchParams } from '@glow/shared/router';
import { EmptyState, SectionHeading, Skeleton, visuallyHidden } from '@glow/shared/ui';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { CartChanges } from '../components/CartChanges';
import { UnansweredOrderNotice } from '../components/UnansweredOrderNotice';
import { CheckoutColumns } from './CheckoutColumns';
import { keepDraft, startOfCheckout, withCopiedBilling } from './checkoutDraft';
import { CheckoutHeader } from './CheckoutHeader';
import { CardAgain, PaymentStep, PlaceOrder, ReviewStep } from './lazyParts';
import { allowedStep, type Step, stepNames, STEPS, stepUrl } from './steps';
import { OrderSummary } from './summary/OrderSummary';
import type { CardValues, PaymentValues } from './payment/paymentSchema';
import type { RefusedField } from './refusedFields';
import type { ShippingValues } from './address/shippingSchema';
import { ShippingStep } from './address/ShippingStep';
import { useCurrentCart } from './useCurrentCart';
import { usePlaceOrder } from './order/usePlaceOrder';

const CARD_FORM = 'card-again';

/** The step named by `?step=`, or the first incomplete one before it (CHK-2). */
export function CheckoutSteps() {
  const cart = useCurrentCart();
  const { lines, subtotal, removed } = cart;
  const user = useAuth((auth) => auth.user);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [values, setValues] = useState(() => startOfCheckout(user));
  const { shipping, payment, isCardGiven } = values;
  const [opened, setOpened] = useState<RefusedField>();
  const order = usePlaceOrder(cart);
  const { submitState, place } = order;
  const requestedStep = search.get('step');
  const step = allowedStep(requestedStep, values);
  const refresh = useEffectEvent(cart.refresh);

  useEffect(() => {
    if (step === 'shipping') for (const part of [PaymentStep, ReviewStep]) part.preload();
    // the facts may be some minutes old
    if (step === 'review') void refresh();
  }, [step]);

  function keep(address: ShippingValues, paid: PaymentValues, isGiven = isCardGiven) {
    setValues({ shipping: address, payment: paid, isCardGiven: isGiven });
    keepDraft(user, address, paid, isGiven);
  }

  if (submitState === 'placed')
    return (
      <EmptyState level={1} heading="Thank you">
        Your order is placed. We are taking you to its confirmation.
      </EmptyState>
    );
  // while submitting, the cart can only be emptied by another tab that has placed the order
  if (lines.length === 0 && submitState !== 'submitting')
    return <Navigate to="/cart" replace state={{ cartChanges: removed }} />;
  if (requestedStep !== null && requestedStep !== step) return <Navigate to={stepUrl(step)} replace />;

  const isCardAsked = payment.cardNumber === '';
  const { firstName, lastName } = payment.billingSameAsShipping ? shipping : payment.billing;

  function goTo(next: Step, field?: RefusedField) {
    setOpened(field);
    void navigate(stepUrl(next));
  }

  function leaveShipping(typed: ShippingValues) {
    keep(typed, withCopiedBilling(payment, typed));
    goTo('payment');
  }

  function leavePayment(typed: PaymentValues) {
    keep(shipping, typed, true);
    goTo('review');
  }

  function placeWith(card: CardValues) {
    const paid = { ...payment, ...card };
    keep(shipping, paid);
    void place(shipping, paid);
  }

  return (
    <CheckoutColumns
      aside={
        step === 'review' ? (
          inChunk(
            '20rem',
            <PlaceOrder
              {...{ lines, subtotal, order }}
              country={shipping.country}
              onChangeField={(field) => goTo(field.step, field)}
              cardForm={isCardAsked ? CARD_FORM : undefined}
              onPlace={() => void place(shipping, payment)}
            />,
          )
        ) : (
          <OrderSummary lines={lines} subtotal={subtotal} policy={order.policy} country={shipping.country} />
        )
      }
    >
      <CheckoutHeader step={step} />
      {submitState === 'idle' && <UnansweredOrderNotice onFound={order.leave} />}
      <CartChanges changes={removed} />
      <StepHeading step={step} />
      {step === 'shipping' && (
        <ShippingStep
          values={shipping}
          refused={opened}
          onEdit={(typed) => keep(typed, payment)}
          onDone={leaveShipping}
        />
      )}
      {step === 'payment' &&
        inChunk(
          '30rem',
          <PaymentStep
            values={payment}
            refused={opened}
            onEdit={(typed) => keep(shipping, typed)}
            onBack={() => goTo('shipping')}
            onDone={leavePayment}
          />,
        )}
      {step === 'review' &&
        inChunk(
          '30rem',
          <ReviewStep
            {...{ lines, shipping, payment }}
            isLocked={submitState === 'submitting'}
            onEdit={goTo}
            card={
              isCardAsked &&
              inChunk('20rem', <CardAgain id={CARD_FORM} name={`${firstName} ${lastName}`} onDone={placeWith} />)
            }
          />,
        )}
    </CheckoutColumns>
  );
}

/** Shows a skeleton of this height until the part's chunk is loaded. */
function inChunk(height: string, part: ReactNode) {
  return <Suspense fallback={<Skeleton height={height} />}>{part}</Suspense>;
}

/** It is focused and announced when the step changes, but not on first render. */
function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const announce = useAnnounce();

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    announce(`Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}: ${stepNames[step]}`);
  }, [step, announce]);

  return (
    <Heading ref={heading} tabIndex={-1}>
      {stepNames[step]}
    </Heading>
  );
}

/** On phones it is for screen readers only: the list of steps above says the same. */
const Heading = styled(SectionHeading)(({ theme }) => ({
  width: 'fit-content',
  marginBottom: theme.space(5),
  outline: 'none',
  '@media (max-width: 63.99em)': visuallyHidden,
}));
