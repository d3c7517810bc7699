import { useAuth } from '@glow/shared/auth';
import { Navigate, useNavigate, useSearchParams } from '@glow/shared/router';
import { EmptyState } from '@glow/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { CartChanges } from '../components/CartChanges';
import { useCartLines, type CartChangesState } from '../components/useCartLines';
import { CheckoutColumns } from './CheckoutColumns';
import { keepDraft, startOfCheckout, withCopiedBilling } from './checkoutDraft';
import { CheckoutHeader } from './CheckoutHeader';
import { allowedStep, stepUrl, type Step } from './steps';
import { OrderSummary } from './OrderSummary';
import type { PaymentValues } from './paymentSchema';
import { PaymentStep } from './PaymentStep';
import { PlaceOrder } from './PlaceOrder';
import { ReviewStep } from './ReviewStep';
import type { ShippingValues } from './shippingSchema';
import { ShippingStep } from './ShippingStep';
import { StepHeading } from './StepHeading';
import { usePlaceOrder } from './usePlaceOrder';

/** The step named by `?step=`, or the first incomplete one before it (CHK-2). */
export function CheckoutSteps() {
  const cart = useCartLines();
  const { lines, subtotal, removed } = cart;
  const user = useAuth((auth) => auth.user);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [start] = useState(() => startOfCheckout(user));
  const [shipping, setShipping] = useState(start.shipping);
  const [payment, setPayment] = useState(start.payment);
  const { submitState, outOfStockLine, place } = usePlaceOrder(cart);
  const requestedStep = search.get('step');
  const step = allowedStep(requestedStep, shipping, payment);
  const refresh = useEffectEvent(cart.refresh);

  useEffect(() => {
    // some minutes may have gone by since checkout was opened
    if (step === 'review') void refresh();
  }, [step]);

  function keepShipping(values: ShippingValues) {
    setShipping(values);
    keepDraft(user, values, payment);
  }

  function keepPayment(values: PaymentValues) {
    setPayment(values);
    keepDraft(user, shipping, values);
  }

  if (submitState === 'placed') return <OrderPlaced />;
  // while submitting, the cart can only be emptied by another tab that has placed the order
  if (lines.length === 0 && submitState !== 'submitting')
    return <Navigate to="/cart" replace state={{ cartChanges: removed } satisfies CartChangesState} />;
  if (requestedStep !== null && requestedStep !== step) return <Navigate to={stepUrl(step)} replace />;

  const goTo = (next: Step) => void navigate(stepUrl(next));

  function leaveShipping() {
    keepPayment(withCopiedBilling(payment, shipping));
    goTo('payment');
  }

  return (
    <>
      <CheckoutHeader step={step} />
      <CartChanges changes={removed} />
      <CheckoutColumns
        isAsideLast={step === 'review'}
        aside={
          step === 'review' ? (
            <PlaceOrder
              lines={lines}
              subtotal={subtotal}
              country={shipping.country}
              submitState={submitState}
              outOfStockLine={outOfStockLine}
              onPlace={() => void place(shipping, payment)}
            />
          ) : (
            <OrderSummary lines={lines} subtotal={subtotal} country={shipping.country} />
          )
        }
      >
        <StepHeading step={step} />
        {step === 'shipping' && <ShippingStep values={shipping} onEdit={keepShipping} onDone={leaveShipping} />}
        {step === 'payment' && (
          <PaymentStep
            values={payment}
            onEdit={keepPayment}
            onBack={() => goTo('shipping')}
            onDone={() => goTo('review')}
          />
        )}
        {step === 'review' && (
          <ReviewStep
            lines={lines}
            shipping={shipping}
            payment={payment}
            isLocked={submitState === 'submitting'}
            onEdit={goTo}
          />
        )}
      </CheckoutColumns>
    </>
  );
}

/** Shown until the order's confirmation page has loaded. */
function OrderPlaced() {
  return (
    <EmptyState level={1} heading="Thank you">
      Your order is placed. We are taking you to its confirmation.
    </EmptyState>
  );
}
