import { lazyComponent } from '@glow/shared/app';
import type { User } from '@glow/shared/auth';
import { sampleAddresses, savedAddresses } from '@glow/shared/customer';
import { LoadError } from '@glow/shared/ui';
import { PostalAddress } from '../components/PostalAddress';
import { SavedList } from './SavedList';

const AddressForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "address-form" */ './AddressForm')).AddressForm,
  { fallback: LoadError },
);

/** Addresses saved on this device, followed by the samples (ACC-5). */
export function AddressesTab({ user }: { user: User }) {
  return (
    <SavedList
      user={user}
      heading="Addresses"
      intro="Add an address here, or save one at checkout: it waits for your next order."
      kind="address"
      own={savedAddresses}
      samples={sampleAddresses}
      what="addresses"
      nameOf={({ address1 }) => `address ${address1}`}
      render={(address) => <PostalAddress {...address} />}
      EntryForm={AddressForm}
    />
  );
}
