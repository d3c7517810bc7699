import { postalSchema, requiredText } from '@glow/shared/customer';
import { emptyPostal, type Address } from '@glow/shared/orders';
import { EMAIL_PATTERN } from '@glow/shared/validation';
import type { ObjectSchema } from 'yup';

/** Shipping form values. */
export interface ShippingValues extends Address {
  /** Signed-in shoppers: 'Save this address to my account'. */
  saveAddress: boolean;
}

/** An empty shipping form. */
export const emptyShipping: ShippingValues = { ...emptyPostal, email: '', phone: '', saveAddress: false };

/** Validation of the shipping form (FORM-6). */
export const shippingSchema = postalSchema.shape({
  email: requiredText('Email is required').matches(EMAIL_PATTERN, {
    message: 'Invalid email format',
    excludeEmptyString: true,
  }),
  phone: requiredText('Phone number is required'),
}) satisfies ObjectSchema<Address>;
