import { countryNames, type PostalValues } from '@glow/shared/address';
import type { User } from '@glow/shared/auth';
import { savedAddresses } from '@glow/shared/saved';
import { createPersistedValue, isRecord } from '@glow/shared/storage';
import { emptyPayment, emptyPaymentChoices, type PaymentChoices, type PaymentValues } from './paymentSchema';
import { emptyShipping, type ShippingValues } from './shippingSchema';
import { toAddressFormValues } from './toAddressFormValues';

/** What of checkout may be kept: everything but the card. */
interface CheckoutDraft {
  /** Who was signed in: nobody else is shown what they typed. */
  userId?: string;
  shipping: ShippingValues;
  payment: PaymentChoices;
}

/** What checkout begins with. */
export interface CheckoutStart {
  shipping: ShippingValues;
  payment: PaymentValues;
}

/** The fields of an empty form, with what is stored of the same kind in place of it. */
function fieldsLike<Values extends object>(empty: Values, stored: unknown): Values {
  if (!isRecord(stored)) return empty;
  const fields = Object.entries(empty).map(([name, value]) => {
    const kept = stored[name];
    if (isRecord(value)) return [name, fieldsLike(value, kept)];
    return [name, typeof kept === typeof value ? kept : value];
  });
  return Object.fromEntries(fields);
}

function parseDraft(stored: unknown): CheckoutDraft {
  if (!isRecord(stored)) throw new Error('not a checkout draft');
  const shipping = fieldsLike(emptyShipping, stored.shipping);
  const payment = fieldsLike(emptyPaymentChoices, stored.payment);
  if (!(shipping.country in countryNames) || !(payment.billing.country in countryNames)) throw new Error('not a country of delivery');
  return { userId: typeof stored.userId === 'string' ? stored.userId : undefined, shipping, payment };
}

const draft = createPersistedValue('checkout', parseDraft, 'sessionStorage');

/** Keeps what was typed for this tab under `glow_checkout`, so that a reload loses nothing but the card (CHK-6). */
export function keepDraft(user: User | undefined, shipping: ShippingValues, payment: PaymentChoices): void {
  const { savePaymentMethod, billingSameAsShipping, billing } = payment;
  draft.write({ userId: user?.id, shipping, payment: { savePaymentMethod, billingSameAsShipping, billing } });
}

/** Forgets what was typed. */
export function forgetDraft(): void {
  draft.remove();
}

/** The address that somebody has saved as the usual one. */
function defaultAddress(user: User | undefined): PostalValues | undefined {
  const saved = user && savedAddresses(user.id).find(({ isDefault }) => isDefault);
  return saved && toAddressFormValues(saved);
}

/** What checkout begins with: the draft, else the usual address, with the contact of whoever is signed in where it says nothing (CHK-5). */
export function startOfCheckout(user: User | undefined): CheckoutStart {
  const kept = draft.read();
  const isOthers = kept?.userId !== undefined && kept.userId !== user?.id;
  const { shipping, payment } = kept && !isOthers ? kept : { shipping: { ...emptyShipping, ...defaultAddress(user) }, payment: emptyPaymentChoices };
  return {
    shipping: {
      ...shipping,
      firstName: shipping.firstName || (user?.firstName ?? ''),
      lastName: shipping.lastName || (user?.lastName ?? ''),
      email: shipping.email || (user?.email ?? ''),
      phone: shipping.phone || (user?.phone ?? ''),
    },
    payment: { ...emptyPayment, ...payment },
  };
}
