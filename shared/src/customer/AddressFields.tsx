import styled from '@emotion/styled';
import { FormSelectField, FormTextField } from '@glow/shared/form';
import type { Country, PostalAddress } from '@glow/shared/orders';
import { FieldGrid, visuallyHidden } from '@glow/shared/ui';
import { POSTAL_FIELDS } from '@glow/shared/validation';
import { useFormikContext, getIn } from 'formik';
import type { ChangeEvent } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { countryNames } from './countryNames';
import { textSchema } from './textSchema';
import { regions } from './regions';

const texts = Object.entries(POSTAL_FIELDS).map(([name, rule]) => [name, textSchema(rule)]);

/** Validation of a postal address with the messages of FORM-6 and FORM-21; the format of ZIP codes is not checked. */
export const postalSchema = object({
  ...(Object.fromEntries(texts) as Record<keyof typeof POSTAL_FIELDS, ReturnType<typeof textSchema>>),
  country: string().oneOf(['US', 'CA']).required(),
}) satisfies ObjectSchema<PostalAddress>;

/**
 * The fields of an address in the usual order (FORM-13). Another country resets the region (FORM-15).
 * `section` is for the `autocomplete` attribute, `path` a prefix of the field names, for example `billing.`.
 */
export function AddressFields({ section, path = '' }: { section: 'shipping' | 'billing'; path?: string }) {
  const { values, setFieldValue, setFieldError } = useFormikContext();
  const country: Country = getIn(values, `${path}country`);
  const otherCountry = country === 'US' ? 'CA' : 'US';
  const select = (name: keyof PostalAddress, autoComplete: string) => ({
    name: path + name,
    autoComplete: `${section} ${autoComplete}`,
  });
  const text = (name: Exclude<keyof PostalAddress, 'country'>, autoComplete: string) => ({
    ...select(name, autoComplete),
    maxLength: POSTAL_FIELDS[name].longest,
  });

  // browsers fill in fields in any order, and region and country in one task
  function handleOtherRegion({ target }: ChangeEvent<HTMLSelectElement>) {
    void setFieldValue(`${path}country`, otherCountry, false);
    void setFieldValue(`${path}state`, target.value, false);
  }

  function handleCountry({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = [...(target.form?.querySelectorAll('select') ?? [])].map(({ value }) => value);
    const region = chosen.find((value) => value in regions[target.value as Country]);
    void setFieldValue(`${path}state`, region ?? '', false);
    // these messages are about the other country
    setFieldError(`${path}state`, undefined);
    setFieldError(`${path}zipCode`, undefined);
  }

  return (
    <FieldGrid>
      <HalfTextField label="First name" {...text('firstName', 'given-name')} />
      <HalfTextField label="Last name" {...text('lastName', 'family-name')} />
      <StreetField label="Address" {...text('address1', 'address-line1')} />
      <StreetField label="Apartment, suite, etc. (optional)" {...text('address2', 'address-line2')} />
      <FormTextField label="City" {...text('city', 'address-level2')} />
      <StateField label={POSTAL_FIELDS.state.labels[country]} {...select('state', 'address-level1')}>
        <option value="">Choose</option>
        {optionsOf(regions[country])}
      </StateField>
      {/* for browsers that fill in the region before the country */}
      <OtherRegions
        aria-hidden="true"
        tabIndex={-1}
        autoComplete={`${section} address-level1`}
        onChange={handleOtherRegion}
      >
        <option />
        {optionsOf(regions[otherCountry])}
      </OtherRegions>
      <HalfTextField
        label={POSTAL_FIELDS.zipCode.labels[country]}
        {...text('zipCode', 'postal-code')}
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

const OtherRegions = styled.select(visuallyHidden);
