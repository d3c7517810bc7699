import { AddressFields, postalSchema, saveAddress, updateAddress, type SavedAddress } from '@glow/shared/customer';
import { useAuth } from '@glow/shared/auth';
import { Form } from '@glow/shared/form';
import { emptyPostal, type PostalAddress } from '@glow/shared/orders';
import { EntryFormActions } from './EntryFormActions';
import type { EntryFormProps } from './SavedList';

/** Adds or edits an address; a new one is prefilled with the shopper's name. */
export function AddressForm({ entry, onSaved, onCancel }: EntryFormProps<SavedAddress>) {
  const user = useAuth((auth) => auth.user);
  const { firstName = '', lastName = '' } = user ?? {};

  function handleSubmit(address: PostalAddress) {
    if (!user) return;
    if (entry) updateAddress(user.id, entry.id, address);
    else saveAddress(user.id, address);
    onSaved();
  }

  return (
    <Form
      label={entry ? 'Edit address' : 'Add address'}
      initialValues={{ ...emptyPostal, firstName, lastName, ...entry }}
      schema={postalSchema}
      onSubmit={handleSubmit}
    >
      <AddressFields section="shipping" />
      <EntryFormActions onCancel={onCancel}>Save Address</EntryFormActions>
    </Form>
  );
}
