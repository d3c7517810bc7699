import styled from '@emotion/styled';
import {
  cardBrand,
  CardExpiryField,
  CardNumberField,
  cardRules,
  digitsOnly,
  expiryOf,
  parseExpiry,
  type CardDetails,
} from '@glow/shared/customer';
import { Form, FormTextField } from '@glow/shared/form';
import { FieldGrid } from '@glow/shared/ui';
import { object } from 'yup';
import { EntryFormActions } from './EntryFormActions';
import type { EntryFormProps } from './SavedList';

const { nameOnCard, cardNumber, expiryDate } = cardRules;
const newCardSchema = object({ nameOnCard, cardNumber, expiryDate });
const knownCardSchema = object({ nameOnCard, expiryDate });

/** Keeps only the last four digits of a new card's number; the number of a saved card cannot be edited. */
export function PaymentMethodForm({ entry, onSave, onCancel }: EntryFormProps<CardDetails>) {
  const initialValues = {
    nameOnCard: entry?.nameOnCard ?? '',
    cardNumber: '',
    expiryDate: entry ? expiryOf(entry) : '',
  };

  function handleSubmit(values: typeof initialValues) {
    const number = digitsOnly(values.cardNumber);
    const { last4, brand } = entry ?? { last4: number.slice(-4), brand: cardBrand(number) };
    onSave({ nameOnCard: values.nameOnCard.trim(), ...parseExpiry(values.expiryDate), last4, brand });
  }

  return (
    <Form
      label={entry ? 'Edit card' : 'Add card'}
      initialValues={initialValues}
      schema={entry ? knownCardSchema : newCardSchema}
      onSubmit={handleSubmit}
    >
      <CardFields>
        <FormTextField label="Name on card" name="nameOnCard" autoComplete="cc-name" />
        {!entry && <CardNumberField hint="16-digit cards. We keep the last four digits only." />}
        <CardExpiryField />
      </CardFields>
      <EntryFormActions onCancel={onCancel}>Save card</EntryFormActions>
    </Form>
  );
}

const CardFields = styled(FieldGrid)({ '& > *': { gridColumn: '1 / -1' } });
