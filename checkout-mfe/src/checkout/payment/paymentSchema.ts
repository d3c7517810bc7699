import { cardRules, postalSchema } from '@glow/shared/customer';
import { emptyPostal, type PostalAddress } from '@glow/shared/orders';
import { object } from 'yup';

/** Payment form values other than card data; may be stored in the draft. */
export interface PaymentChoices {
  savePaymentMethod: boolean;
  billingSameAsShipping: boolean;
  /** Separate billing address; kept while hidden. */
  billing: PostalAddress;
}

/** Card data; kept in memory only. */
export interface CardValues {
  nameOnCard: string;
  /** 16 digits in groups of four, as displayed. */
  cardNumber: string;
  /** MM/YY */
  expiryDate: string;
  cvv: string;
}

export interface PaymentValues extends PaymentChoices, CardValues {}

export const emptyPaymentChoices: PaymentChoices = {
  savePaymentMethod: false,
  billingSameAsShipping: true,
  billing: emptyPostal,
};

export const emptyCard: CardValues = { nameOnCard: '', cardNumber: '', expiryDate: '', cvv: '' };

export const emptyPayment: PaymentValues = { ...emptyPaymentChoices, ...emptyCard };

const billing = object().when('billingSameAsShipping', { is: false, then: () => postalSchema });

/** Validation of the card (FORM-7). */
export const cardSchema = object(cardRules);

/** Validation of the payment form (FORM-7). */
export const paymentSchema = cardSchema.shape({ billing });

const cardlessSchema = object({ billing });

/** Whether the form lacks nothing but the card, as after a reload (CHK-32). */
export function lacksOnlyCard(payment: PaymentValues): boolean {
  return payment.cardNumber === '' && cardlessSchema.isValidSync(payment);
}
