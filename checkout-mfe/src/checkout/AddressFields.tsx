import { FormSelectField, FormTextField } from '@glow/shared/form';
import type { Country } from '@glow/shared/orders';
import { useFormikContext, getIn } from 'formik';
import { countryNames, regions } from '../data/regions';
import { FieldGrid } from './FieldGrid';

interface AddressFieldsProps {
  /** Which address the browser fills in. */
  section: 'shipping' | 'billing';
  /** Where the values stand in the form, for example `billing.`. */
  path?: string;
}

/** The fields of a postal address (decisions §5); another country means other regions, so the chosen one is forgotten (decisions T16). */
export function AddressFields({ section, path = '' }: AddressFieldsProps) {
  const { values, setFieldValue } = useFormikContext();
  const country: Country = getIn(values, `${path}country`);
  const isCanada = country === 'CA';
  const text = (name: string, autoComplete: string) => ({ name: path + name, autoComplete: `${section} ${autoComplete}` });
  const whole = { gridColumn: '1 / -1' } as const;
  const half = { gridColumn: 'span 1' } as const;
  return (
    <FieldGrid>
      <FormTextField label="First name" {...text('firstName', 'given-name')} autoCapitalize="words" />
      <FormTextField label="Last name" {...text('lastName', 'family-name')} autoCapitalize="words" />
      <FormTextField label="Address" {...text('address1', 'address-line1')} css={whole} />
      <FormTextField label="Apartment, suite, etc. (optional)" {...text('address2', 'address-line2')} css={whole} />
      <FormSelectField label="Country" {...text('country', 'country')} onChange={() => void setFieldValue(`${path}state`, '', false)}>
        {Object.entries(countryNames).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormSelectField>
      <FormTextField label="City" {...text('city', 'address-level2')} />
      <FormSelectField label={isCanada ? 'Province' : 'State'} {...text('state', 'address-level1')} css={half}>
        <option value="">{isCanada ? 'Choose a province' : 'Choose a state'}</option>
        {regions[country].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormSelectField>
      <FormTextField label={isCanada ? 'ZIP / postal code' : 'ZIP code'} {...text('zipCode', 'postal-code')} inputMode="text" autoCapitalize="characters" css={half} />
    </FieldGrid>
  );
}
