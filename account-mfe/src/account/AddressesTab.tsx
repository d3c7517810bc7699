import { removeAddress, savedAddresses } from '@glow/shared/saved';
import { useState } from 'react';
import { PostalAddress } from '../components/PostalAddress';
import { sampleAddresses } from '../data/sampleAddresses';
import { SavedList } from './SavedList';

/** The addresses the shopper saved at checkout, then the sample ones (decisions rows 67 and 85). */
export function AddressesTab({ userId }: { userId: string }) {
  const [own, setOwn] = useState(() => savedAddresses(userId));

  function handleRemove(id: string) {
    removeAddress(userId, id);
    setOwn(savedAddresses(userId));
  }

  return (
    <SavedList
      heading="Addresses"
      intro="Save an address at checkout and it waits here for your next order."
      own={own}
      samples={sampleAddresses}
      nameOf={({ address1 }) => `address ${address1}`}
      render={(address) => <PostalAddress {...address} />}
      onRemove={handleRemove}
    />
  );
}
