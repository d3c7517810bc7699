import styled from '@emotion/styled';
import { AddressText } from '@glow/shared/customer';
import type { ComponentProps } from 'react';

export function PostalAddress(address: ComponentProps<typeof AddressText>) {
  return (
    <Address>
      <AddressText {...address} />
    </Address>
  );
}

const Address = styled.address({ fontStyle: 'normal' });
