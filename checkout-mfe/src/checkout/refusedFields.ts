import type { FailedResponse, PostalAddress } from '@glow/shared/orders';
import { CONTACT_FIELDS, NAME_ON_CARD, ORDER_FIELDS, POSTAL_FIELDS, type TextRule } from '@glow/shared/validation';
import type { PaymentChoices } from './payment/paymentSchema';
import type { Step } from './steps';

/** A field that the server has refused, and Review's message about it. */
export interface RefusedField {
  step: Step;
  /** Its name in the form of its step. */
  name: string;
  label: string;
  message: string;
}

/** Of the form of a step. */
export interface StepProps<Values> {
  values: Values;
  refused: RefusedField | undefined;
  onEdit(values: Values): void;
  onDone(values: Values): void;
}

/** Fields of the request, each with a form field that it is made of. */
const MADE_OF: Record<string, string> = {
  customerEmail: 'shippingAddress.email',
  customerName: 'shippingAddress.firstName',
  paymentMethod: 'paymentMethod.cardNumber',
};

const RULES: Record<string, TextRule> = {
  ...POSTAL_FIELDS,
  ...CONTACT_FIELDS,
  ...ORDER_FIELDS,
  nameOnCard: NAME_ON_CARD,
  cardNumber: { label: 'Card number', longest: 19 },
};

/** The fields of the forms that a refusal names, each once, in the store's words (CHK-120). */
export function refusedFields(
  { errors, code }: FailedResponse,
  shipping: PostalAddress,
  { billing, billingSameAsShipping }: PaymentChoices,
): RefusedField[] {
  const found = errors.flatMap(({ field = '' }): [string, RefusedField][] => {
    const [part = '', inPart = 'address1'] = field.split('.');
    const place = MADE_OF[part] ?? (part in ORDER_FIELDS ? `shippingAddress.${part}` : part);
    const [address, name = inPart] = place.split('.');
    const rule = RULES[name];
    if (!rule || !/^(?:shippingAddress|billingAddress|paymentMethod)$/.test(address ?? '')) return [];
    const isBilling = address === 'billingAddress' && !billingSameAsShipping && !/^(?:email|phone)$/.test(name);
    const label = rule.labels?.[(isBilling ? billing : shipping).country] ?? rule.label;
    const message =
      code === 'card_data' ? 'This looks like a card number' : (rule.invalid ?? 'This cannot be used as it is written');
    const step = isBilling || address === 'paymentMethod' ? 'payment' : 'shipping';
    const path = isBilling ? `billing.${name}` : name;
    return [[path, { step, name: path, label, message }]];
  });
  return [...new Map(found).values()];
}
