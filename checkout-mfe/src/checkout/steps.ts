import type { CheckoutStart } from './checkoutDraft';
import { lacksOnlyCard, paymentSchema } from './payment/paymentSchema';
import { shippingSchema } from './address/shippingSchema';

/** The steps of checkout, in order (CHK-2). */
export const STEPS = ['shipping', 'payment', 'review'] as const;

export type Step = (typeof STEPS)[number];

export const stepNames: Record<Step, string> = { shipping: 'Shipping', payment: 'Payment', review: 'Review' };

export function stepUrl(step: Step): string {
  return `/checkout?step=${step}`;
}

/** The requested step, or the first incomplete one before it. Review asks for a card lost in a reload (CHK-32). */
export function allowedStep(requested: string | null, { shipping, payment, isCardGiven }: CheckoutStart): Step {
  const step = STEPS.find((known) => known === requested) ?? 'shipping';
  if (step === 'shipping' || !shippingSchema.isValidSync(shipping)) return 'shipping';
  const isPaymentDone = paymentSchema.isValidSync(payment) || (isCardGiven && lacksOnlyCard(payment));
  return step === 'payment' || !isPaymentDone ? 'payment' : 'review';
}
