import { lazyComponent } from '@glow/shared/app';
import {
  makeDefaultAddress,
  removeAddress,
  saveAddress,
  savedAddresses,
  type SavedAddress,
} from '@glow/shared/customer';
import { LoadError } from '@glow/shared/ui';
import { PostalAddress } from '../components/PostalAddress';
import { sampleAddresses } from '../data/sampleAddresses';
import { SavedList, type EntryFormProps } from './SavedList';

const AddressForm = lazyComponent<EntryFormProps<SavedAddress>>(
  async () => (await import(/* webpackChunkName: "address-form" */ './AddressForm')).AddressForm,
  { fallback: LoadError },
);

/** Addresses saved on this device, followed by the samples (ACC-5). */
export function AddressesTab({ userId }: { userId: string }) {
  const own = {
    list: () => savedAddresses(userId),
    save: (address: SavedAddress) => saveAddress(userId, address),
    remove: (id: string) => removeAddress(userId, id),
    makeDefault: (id: string) => makeDefaultAddress(userId, id),
  };
  return (
    <SavedList
      heading="Addresses"
      intro="Add an address here, or save one at checkout: it waits for your next order."
      kind="address"
      own={own}
      samples={sampleAddresses}
      nameOf={({ address1 }) => `address ${address1}`}
      render={(address) => <PostalAddress {...address} />}
      EntryForm={AddressForm}
    />
  );
}
