import { object } from 'yup';
import { billingSchema, emptyPostal, requiredText, type PostalValues } from './billingSchema';

/** What the payment form holds; it is kept in memory only. */
export interface PaymentValues {
  nameOnCard: string;
  /** As shown: 16 digits in groups of four. */
  cardNumber: string;
  /** MM/YY */
  expiryDate: string;
  cvv: string;
  /** Signed-in shoppers: 'Save this payment method for future orders'. */
  savePaymentMethod: boolean;
  billingSameAsShipping: boolean;
  /** The separate billing address; kept while it is hidden. */
  billing: PostalValues;
}

/** An empty payment form; billing starts as the shipping address. */
export const emptyPayment: PaymentValues = {
  nameOnCard: '',
  cardNumber: '',
  expiryDate: '',
  cvv: '',
  savePaymentMethod: false,
  billingSameAsShipping: true,
  billing: emptyPostal,
};

function pattern(required: string, format: RegExp, message: string) {
  return requiredText(required).matches(format, { message, excludeEmptyString: true });
}

/** The rules of the payment form (specification §5): neither a checksum nor whether the card has expired is looked at. */
export const paymentSchema = object({
  nameOnCard: requiredText('Name on card is required'),
  cardNumber: pattern('Card number is required', /^(?:\d\s*){16}$/, 'Invalid card number'),
  expiryDate: pattern('Expiry date is required', /^\d{2}\/\d{2}$/, 'Invalid expiry date (MM/YY)'),
  cvv: pattern('CVV is required', /^\d{3,4}$/, 'Invalid CVV'),
  billing: object().when('billingSameAsShipping', { is: false, then: () => billingSchema }),
});
