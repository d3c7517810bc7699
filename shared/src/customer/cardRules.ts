import { NAME_ON_CARD } from '@glow/shared/validation';
import { string } from 'yup';
import { textSchema } from './textSchema';

function pattern(required: string, format: RegExp, message: string) {
  return string().trim().required(required).matches(format, { message, excludeEmptyString: true });
}

/** Validation of the card fields (FORM-7): neither the checksum nor whether the card has expired is checked. */
export const cardRules = {
  nameOnCard: textSchema(NAME_ON_CARD),
  cardNumber: pattern('Card number is required', /^(?:\d\s*){16}$/, 'Invalid card number'),
  expiryDate: pattern('Expiry date is required', /^\d{2}\/\d{2}$/, 'Invalid expiry date (MM/YY)'),
  cvv: pattern('CVV is required', /^\d{3,4}$/, 'Invalid CVV'),
};
