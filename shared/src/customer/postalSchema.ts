import type { Country } from '@glow/shared/orders';
import { object, string } from 'yup';

/** Values of a postal address form. */
export interface PostalValues {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
  country: Country;
}

/** Initial values; the country is the US (FORM-14). */
export const emptyPostal: PostalValues = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
};

/** A required text that is not only whitespace. */
export function requiredText(message: string) {
  return string().trim().required(message);
}

/** Validation of a postal address with the messages of FORM-6; the format of ZIP codes is not checked. */
export const postalSchema = object({
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  address1: requiredText('Address is required'),
  address2: string(),
  city: requiredText('City is required'),
  state: requiredText('State is required'),
  zipCode: requiredText('ZIP code is required'),
  country: string().oneOf(['US', 'CA']).required(),
});
