import { emptyPostal, postalSchema, type PostalValues } from '@glow/shared/address';
import { cardRules } from '@glow/shared/card';
import { object } from 'yup';

/** What is chosen beside the card; it may be kept while checking out. */
export interface PaymentChoices {
  /** Signed-in shoppers: 'Save this payment method for future orders'. */
  savePaymentMethod: boolean;
  billingSameAsShipping: boolean;
  /** The separate billing address; kept while it is hidden. */
  billing: PostalValues;
}

/** What the payment form holds; the card is kept in memory only. */
export interface PaymentValues extends PaymentChoices {
  nameOnCard: string;
  /** As shown: 16 digits in groups of four. */
  cardNumber: string;
  /** MM/YY */
  expiryDate: string;
  cvv: string;
}

/** Nothing chosen yet: billing starts as the shipping address. */
export const emptyPaymentChoices: PaymentChoices = { savePaymentMethod: false, billingSameAsShipping: true, billing: emptyPostal };

/** An empty payment form. */
export const emptyPayment: PaymentValues = { ...emptyPaymentChoices, nameOnCard: '', cardNumber: '', expiryDate: '', cvv: '' };

/** The rules of the payment form (FORM-7). */
export const paymentSchema = object({
  ...cardRules,
  billing: object().when('billingSameAsShipping', { is: false, then: () => postalSchema }),
});
