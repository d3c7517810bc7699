import { emptyPostal, postalSchema, requiredText, type PostalValues } from '@glow/shared/customer';
import { EMAIL_PATTERN } from '@glow/shared/validation';
import { object } from 'yup';

/** Shipping form values. */
export interface ShippingValues extends PostalValues {
  email: string;
  phone: string;
  /** Signed-in shoppers: 'Save this address to my account'. */
  saveAddress: boolean;
}

/** An empty shipping form. */
export const emptyShipping: ShippingValues = { ...emptyPostal, email: '', phone: '', saveAddress: false };

/** Validation of the shipping form (FORM-6). */
export const shippingSchema = object({
  email: requiredText('Email is required').matches(EMAIL_PATTERN, {
    message: 'Invalid email format',
    excludeEmptyString: true,
  }),
  phone: requiredText('Phone number is required'),
  ...postalSchema.fields,
});
