import { postalSchema, textSchema } from '@glow/shared/customer';
import { emptyPostal, type Address } from '@glow/shared/orders';
import { CONTACT_FIELDS } from '@glow/shared/validation';
import type { ObjectSchema } from 'yup';

export interface ShippingValues extends Address {
  saveAddress: boolean;
}

export const emptyShipping: ShippingValues = { ...emptyPostal, email: '', phone: '', saveAddress: false };

/** Validation of the shipping form (FORM-6). */
export const shippingSchema = postalSchema.shape({
  email: textSchema(CONTACT_FIELDS.email),
  phone: textSchema(CONTACT_FIELDS.phone),
}) satisfies ObjectSchema<Address>;
