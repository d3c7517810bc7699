import { savedAddresses } from '@glow/shared/customer';
import type { User } from '@glow/shared/auth';
import { isCountry, toAddressFormValues, type PostalAddress } from '@glow/shared/orders';
import { createPersistedValue, fieldsLike, isRecord } from '@glow/shared/storage';
import { emptyPayment, emptyPaymentChoices, type PaymentChoices, type PaymentValues } from './payment/paymentSchema';
import { emptyShipping, type ShippingValues } from './address/shippingSchema';

/** The stored part of checkout: everything except card data. */
interface CheckoutDraft {
  /** The signed-in user, if any; the draft is not shown to other users. */
  userId?: string;
  shipping: ShippingValues;
  payment: PaymentChoices;
  /** Whether Review was reached with a card: after a reload it asks for the card again (CHK-32). */
  isCardGiven: boolean;
}

export type CheckoutStart = Pick<CheckoutDraft, 'shipping' | 'isCardGiven'> & { payment: PaymentValues };

function parseDraft(stored: unknown): CheckoutDraft {
  if (!isRecord(stored)) throw new Error('not a checkout draft');
  const shipping = fieldsLike(emptyShipping, stored.shipping);
  const payment = fieldsLike(emptyPaymentChoices, stored.payment);
  if (!isCountry(shipping.country) || !isCountry(payment.billing.country)) throw new Error('not a country of delivery');
  const userId = typeof stored.userId === 'string' ? stored.userId : undefined;
  return { userId, shipping, payment, isCardGiven: stored.isCardGiven === true };
}

const draft = createPersistedValue('checkout', parseDraft, 'sessionStorage');

/** Stores the form values in sessionStorage under `glow_checkout`, so that a reload loses only the card (CHK-6). */
export function keepDraft(
  user: User | undefined,
  shipping: ShippingValues,
  payment: PaymentChoices,
  isCardGiven: boolean,
): void {
  // no other field of a payment may reach storage
  draft.write({ userId: user?.id, shipping, payment: fieldsLike(emptyPaymentChoices, payment), isCardGiven });
}

export const forgetDraft = draft.remove;

function defaultAddress(user: User | undefined): PostalAddress | undefined {
  const saved = user && savedAddresses.list(user.id).find(({ isDefault }) => isDefault);
  return saved && toAddressFormValues(saved);
}

/** The draft, otherwise the default address; the signed-in user fills empty contact fields (CHK-5). */
export function startOfCheckout(user: User | undefined): CheckoutStart {
  const kept = draft.read();
  const isOthers = kept?.userId !== undefined && kept.userId !== user?.id;
  const address = { ...emptyShipping, ...defaultAddress(user) };
  const empty = { shipping: address, payment: emptyPaymentChoices, isCardGiven: false };
  const { shipping, payment, isCardGiven } = kept && !isOthers ? kept : empty;
  return {
    shipping: {
      ...shipping,
      firstName: shipping.firstName || (user?.firstName ?? ''),
      lastName: shipping.lastName || (user?.lastName ?? ''),
      email: shipping.email || (user?.email ?? ''),
      phone: shipping.phone || (user?.phone ?? ''),
    },
    payment: { ...emptyPayment, ...withCopiedBilling(payment, shipping) },
    isCardGiven,
  };
}

/** The payment with the shipping address as its billing address, if they are the same (CHK-10). */
export function withCopiedBilling<Payment extends PaymentChoices>(payment: Payment, shipping: PostalAddress): Payment {
  return payment.billingSameAsShipping ? { ...payment, billing: toAddressFormValues(shipping) } : payment;
}
