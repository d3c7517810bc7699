import { AddressText, savedAddresses, type SavedAddress } from '@glow/shared/customer';
import { toAddressFormValues, type PostalAddress } from '@glow/shared/orders';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { SavedOptionPicker } from './SavedOptionPicker';
import type { ShippingValues } from './shippingSchema';

/** Fills the shipping form from the shopper's saved addresses. */
export function SavedAddresses({ userId }: { userId: string }) {
  const [addresses] = useState(() => savedAddresses(userId));
  const { values, errors, setValues, setErrors } = useFormikContext<ShippingValues>();
  if (addresses.length === 0) return null;

  function fillIn(address: SavedAddress) {
    void setValues({ ...values, ...toAddressFormValues(address) }, false);
    const { email, phone } = errors;
    setErrors({ ...(email && { email }), ...(phone && { phone }) });
  }

  return (
    <SavedOptionPicker
      legend="Saved addresses"
      entries={addresses}
      isChosen={(address) =>
        Object.entries(toAddressFormValues(address)).every(
          ([name, value]) => values[name as keyof PostalAddress] === value,
        )
      }
      onChoose={fillIn}
    >
      {(address) => <AddressText {...address} />}
    </SavedOptionPicker>
  );
}
