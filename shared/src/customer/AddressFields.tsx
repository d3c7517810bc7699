import styled from '@emotion/styled';
import { FormSelectField, FormTextField } from '@glow/shared/form';
import type { Country, PostalAddress } from '@glow/shared/orders';
import { FieldGrid } from '@glow/shared/ui';
import { useFormikContext, getIn } from 'formik';
import type { ChangeEvent } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { countryNames } from './countryNames';
import { regions } from './regions';
import { requiredText } from './requiredText';

/** What the fields are called in each country (FORM-21). */
const STATE = { US: 'State', CA: 'Province' };
const ZIP_CODE = { US: 'ZIP code', CA: 'Postal code' };

/** A required text that is called differently in each country. */
function requiredByCountry(labels: Record<Country, string>) {
  return string()
    .trim()
    .default('')
    .when('country', ([country], schema) => schema.required(`${labels[country as Country]} is required`));
}

/** Validation of a postal address with the messages of FORM-6 and FORM-21; the format of ZIP codes is not checked. */
export const postalSchema = object({
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  address1: requiredText('Address is required'),
  address2: string(),
  city: requiredText('City is required'),
  state: requiredByCountry(STATE),
  zipCode: requiredByCountry(ZIP_CODE),
  country: string().oneOf(['US', 'CA']).required(),
}) satisfies ObjectSchema<PostalAddress>;

interface AddressFieldsProps {
  /** Section of the `autocomplete` attribute. */
  section: 'shipping' | 'billing';
  /** Prefix of the field names, for example `billing.`. */
  path?: string;
}

/** The fields of a postal address, in the order in which people write it (FORM-13). Changing the country resets the region (FORM-15). */
export function AddressFields({ section, path = '' }: AddressFieldsProps) {
  const { values, setFieldValue, setFieldError } = useFormikContext();
  const country: Country = getIn(values, `${path}country`);
  const select = (name: keyof PostalAddress, autoComplete: string) => ({
    name: path + name,
    autoComplete: `${section} ${autoComplete}`,
  });
  // the maximum lengths that the order API accepts
  const text = (name: keyof PostalAddress, autoComplete: string, maxLength: number) => ({
    ...select(name, autoComplete),
    maxLength,
  });

  function handleCountry({ target }: ChangeEvent<HTMLSelectElement>) {
    // browser autofill may select the same country again
    if (target.value === country) return;
    void setFieldValue(`${path}state`, '', false);
    // the messages are those of the other country
    setFieldError(`${path}state`, undefined);
    setFieldError(`${path}zipCode`, undefined);
  }

  return (
    <FieldGrid>
      <HalfTextField label="First name" {...text('firstName', 'given-name', 100)} />
      <HalfTextField label="Last name" {...text('lastName', 'family-name', 100)} />
      <StreetField label="Address" {...text('address1', 'address-line1', 200)} />
      <StreetField label="Apartment, suite, etc. (optional)" {...text('address2', 'address-line2', 200)} />
      <FormTextField label="City" {...text('city', 'address-level2', 100)} />
      <StateField label={STATE[country]} {...select('state', 'address-level1')}>
        <option value="">Choose</option>
        {optionsOf(regions[country])}
      </StateField>
      <HalfTextField
        label={ZIP_CODE[country]}
        {...text('zipCode', 'postal-code', 20)}
        inputMode="text"
        autoCapitalize="characters"
      />
      <FormSelectField label="Country" {...select('country', 'country')} onChange={handleCountry}>
        {optionsOf(countryNames)}
      </FormSelectField>
    </FieldGrid>
  );
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

const StreetField = styled(FormTextField)({ gridColumn: '1 / -1' });

// names, and state and ZIP code, share a row on phones too
const HalfTextField = styled(FormTextField)({ gridColumn: 'span 1' });
const StateField = styled(FormSelectField)({ gridColumn: 'span 1' });
