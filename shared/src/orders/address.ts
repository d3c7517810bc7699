import type { POSTAL_FIELDS, Texts } from '@glow/shared/validation';
import { fieldsLike, isLike, isRecord } from '@glow/shared/storage';

/** Delivery countries (FORM-14). */
export type Country = 'US' | 'CA';

export function isCountry(value: unknown): value is Country {
  return value === 'US' || value === 'CA';
}

/** A postal address (FORM-13); `state` is the code of a US state, or of a province when `country` is CA (FORM-15). */
export interface PostalAddress extends Texts<typeof POSTAL_FIELDS> {
  country: Country;
}

export interface Address extends PostalAddress {
  email: string;
  phone: string;
}

/** Initial values of a form: every field, also the optional ones; the country is the US (FORM-14). */
export const emptyPostal: Required<PostalAddress> = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
};

/** Whether a stored value is an address of a delivery country, without fields of a wrong type. */
export function isPostalAddress(value: unknown): boolean {
  return isRecord(value) && isCountry(value.country) && isLike(emptyPostal, { ...emptyPostal, ...value });
}

/** Missing fields become empty. */
export function toAddressFormValues(address: PostalAddress): Required<PostalAddress> {
  return fieldsLike(emptyPostal, address);
}

/** The postal address in a form or a saved entry: trimmed, without empty and other fields. */
export function toPostalAddress(address: PostalAddress): PostalAddress {
  const texts = Object.entries(toAddressFormValues(address)).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** The lines of an address, each a list of parts, which may be empty; `country` is the country's shown name. */
export function addressLines(address: PostalAddress, country: string) {
  const { firstName, lastName, address1, address2, city, state, zipCode } = address;
  return [[`${firstName} ${lastName}`], [address1, address2], [`${city}, ${state} ${zipCode}`, country]];
}
