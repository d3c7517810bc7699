import { cardRules, postalSchema } from '@glow/shared/customer';
import { emptyPostal, type PostalAddress } from '@glow/shared/orders';
import { object } from 'yup';

/** Payment form values other than card data; may be stored in the draft. */
export interface PaymentChoices {
  /** Signed-in shoppers: 'Save this payment method for future orders'. */
  savePaymentMethod: boolean;
  billingSameAsShipping: boolean;
  /** Separate billing address; kept while hidden. */
  billing: PostalAddress;
}

/** Payment form values; card data is kept in memory only. */
export interface PaymentValues extends PaymentChoices {
  nameOnCard: string;
  /** 16 digits in groups of four, as displayed. */
  cardNumber: string;
  /** MM/YY */
  expiryDate: string;
  cvv: string;
}

/** Initial values: billing same as shipping. */
export const emptyPaymentChoices: PaymentChoices = {
  savePaymentMethod: false,
  billingSameAsShipping: true,
  billing: emptyPostal,
};

/** An empty payment form. */
export const emptyPayment: PaymentValues = {
  ...emptyPaymentChoices,
  nameOnCard: '',
  cardNumber: '',
  expiryDate: '',
  cvv: '',
};

/** Validation of the payment form (FORM-7). */
export const paymentSchema = object({
  ...cardRules,
  billing: object().when('billingSameAsShipping', { is: false, then: () => postalSchema }),
});
