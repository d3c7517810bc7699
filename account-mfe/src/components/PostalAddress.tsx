import { AddressText } from '@glow/shared/address';
import type { ComponentProps } from 'react';

/** An address by which somebody can be reached. */
export function PostalAddress(address: ComponentProps<typeof AddressText>) {
  return (
    <address css={{ fontStyle: 'normal' }}>
      <AddressText {...address} />
    </address>
  );
}
