import type { User } from '@glow/shared/auth';
import { AddressText, ownSamples, sampleAddresses, savedAddresses } from '@glow/shared/customer';
import { toAddressFormValues, type PostalAddress } from '@glow/shared/orders';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { SavedOptionPicker } from '../SavedOptionPicker';
import type { ShippingValues } from './shippingSchema';

/** Fills the shipping form from saved addresses; the demo account has sample ones too (ACC-12). */
export function SavedAddresses({ user }: { user: User }) {
  const [addresses] = useState(() => [...savedAddresses.list(user.id), ...ownSamples(user, sampleAddresses)]);
  const { values, errors, setValues, setErrors } = useFormikContext<ShippingValues>();

  return (
    <SavedOptionPicker
      legend="Saved addresses"
      entries={addresses}
      isChosen={(address) =>
        Object.entries(toAddressFormValues(address)).every(
          ([name, value]) => values[name as keyof PostalAddress] === value,
        )
      }
      onChoose={(address) => {
        void setValues({ ...values, ...toAddressFormValues(address) }, false);
        const { email, phone } = errors;
        setErrors({ ...(email && { email }), ...(phone && { phone }) });
      }}
    >
      {(address) => <AddressText {...address} />}
    </SavedOptionPicker>
  );
}
