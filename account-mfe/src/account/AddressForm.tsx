import { AddressFields, postalSchema } from '@glow/shared/customer';
import { useAuth } from '@glow/shared/auth';
import { Form } from '@glow/shared/form';
import { emptyPostal, type PostalAddress } from '@glow/shared/orders';
import { EntryFormActions } from './EntryFormActions';
import type { EntryFormProps } from './SavedList';

export function AddressForm({ entry, onSave, onCancel }: EntryFormProps<PostalAddress>) {
  const { firstName = '', lastName = '' } = useAuth((auth) => auth.user) ?? {};
  return (
    <Form
      label={entry ? 'Edit address' : 'Add address'}
      initialValues={{ ...emptyPostal, firstName, lastName, ...entry }}
      schema={postalSchema}
      onSubmit={onSave}
    >
      <AddressFields section="shipping" />
      <EntryFormActions onCancel={onCancel}>Save address</EntryFormActions>
    </Form>
  );
}
