import { paymentSchema, type PaymentValues } from './paymentSchema';
import { shippingSchema, type ShippingValues } from './shippingSchema';

/** The three steps of checkout, in their order (CHK-2). */
export const STEPS = ['shipping', 'payment', 'review'] as const;

/** One step of checkout, as it stands in `?step=`. */
export type Step = (typeof STEPS)[number];

/** What each step is called. */
export const stepNames: Record<Step, string> = { shipping: 'Shipping', payment: 'Payment', review: 'Review' };

/** The URL of a step. */
export function stepUrl(step: Step): string {
  return `/checkout?step=${step}`;
}

/** The step a shopper may see: the wished one, or the first that still lacks something before it. */
export function allowedStep(wished: string | null, shipping: ShippingValues, payment: PaymentValues): Step {
  const step = STEPS.find((known) => known === wished) ?? 'shipping';
  if (step === 'shipping' || !shippingSchema.isValidSync(shipping)) return 'shipping';
  if (step === 'payment' || !paymentSchema.isValidSync(payment)) return 'payment';
  return 'review';
}
