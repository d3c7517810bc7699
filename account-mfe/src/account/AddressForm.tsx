import {
  AddressFields,
  emptyPostal,
  postalSchema,
  saveAddress,
  updateAddress,
  type PostalValues,
  type SavedAddress,
} from '@glow/shared/customer';
import { useAuth } from '@glow/shared/auth';
import { Form } from '@glow/shared/form';
import { EntryFormActions } from './EntryFormActions';
import type { EntryFormProps } from './SavedList';

/** Adds or edits an address; a new one is prefilled with the shopper's name. */
export function AddressForm({ entry, onSaved, onCancel }: EntryFormProps<SavedAddress>) {
  const user = useAuth((auth) => auth.user);
  const { firstName = '', lastName = '' } = user ?? {};

  function handleSubmit(values: PostalValues) {
    if (!user) return;
    const { address2, ...address } = postalSchema.cast(values);
    const content = { ...address, state: values.state, country: values.country, ...(address2 && { address2 }) };
    if (entry) updateAddress(user.id, entry.id, content);
    else saveAddress(user.id, content);
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
