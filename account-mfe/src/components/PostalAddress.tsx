import { AddressText } from '@glow/shared/address';
import type { ComponentProps } from 'react';

/** A formatted postal address. */
export function PostalAddress(address: ComponentProps<typeof AddressText>) {
  return (
    <address css={{ fontStyle: 'normal' }}>
      <AddressText {...address} />
    </address>
  );
}
