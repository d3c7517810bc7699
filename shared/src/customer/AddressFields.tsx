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
}) satisfies ObjectSchema<PostalAddress>;

interface AddressFieldsProps {
  /** Section of the `autocomplete` attribute. */
  section: 'shipping' | 'billing';
  /** Prefix of the field names, for example `billing.`. */
  path?: string;
}

/** The fields of a postal address (FORM-13). Changing the country resets the region (FORM-15). */
export function AddressFields({ section, path = '' }: AddressFieldsProps) {
  const { values, setFieldValue, setFieldError } = useFormikContext();
  const country: Country = getIn(values, `${path}country`);
  const isCanada = country === 'CA';
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
    setFieldError(`${path}state`, undefined);
  }

  return (
    <FieldGrid>
      <FormTextField label="First name" {...text('firstName', 'given-name', 100)} autoCapitalize="words" />
      <FormTextField label="Last name" {...text('lastName', 'family-name', 100)} autoCapitalize="words" />
      <StreetField label="Address" {...text('address1', 'address-line1', 200)} />
      <StreetField label="Apartment, suite, etc. (optional)" {...text('address2', 'address-line2', 200)} />
      <FormSelectField label="Country" {...select('country', 'country')} onChange={handleCountry}>
        {optionsOf(countryNames)}
      </FormSelectField>
      <FormTextField label="City" {...text('city', 'address-level2', 100)} />
      <StateField label={isCanada ? 'Province' : 'State'} {...select('state', 'address-level1')}>
        <option value="">Choose</option>
        {optionsOf(regions[country])}
      </StateField>
      <ZipCodeField
        label={isCanada ? 'ZIP / postal code' : 'ZIP code'}
        {...text('zipCode', 'postal-code', 20)}
        inputMode="text"
        autoCapitalize="characters"
      />
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

// state and ZIP code share a row on phones too
const StateField = styled(FormSelectField)({ gridColumn: 'span 1' });
const ZipCodeField = styled(FormTextField)({ gridColumn: 'span 1' });
