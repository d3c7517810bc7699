import { paymentSchema, type PaymentValues } from './paymentSchema';
import { shippingSchema, type ShippingValues } from './shippingSchema';

/** The steps of checkout, in order (CHK-2). */
export const STEPS = ['shipping', 'payment', 'review'] as const;

/** A step of checkout, as in `?step=`. */
export type Step = (typeof STEPS)[number];

/** Display names. */
export const stepNames: Record<Step, string> = { shipping: 'Shipping', payment: 'Payment', review: 'Review' };

/** The URL of a step. */
export function stepUrl(step: Step): string {
  return `/checkout?step=${step}`;
}

/** The requested step, or the first incomplete step before it. */
export function allowedStep(requested: string | null, shipping: ShippingValues, payment: PaymentValues): Step {
  const step = STEPS.find((known) => known === requested) ?? 'shipping';
  if (step === 'shipping' || !shippingSchema.isValidSync(shipping)) return 'shipping';
  if (step === 'payment' || !paymentSchema.isValidSync(payment)) return 'payment';
  return 'review';
}
