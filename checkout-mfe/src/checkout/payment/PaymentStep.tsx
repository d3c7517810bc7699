import styled from '@emotion/styled';
import { AddressFields, expiryOf, ownSamples, samplePaymentMethods, savedPaymentMethods } from '@glow/shared/customer';
import { useAuth, type User } from '@glow/shared/auth';
import { Form, FormCheckboxField } from '@glow/shared/form';
import { Button, FieldGroup, Stack } from '@glow/shared/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { AcceptedCards } from './CardMark';
import { CardFields } from './CardFields';
import { FormAutosave } from '../FormAutosave';
import { paymentSchema, type PaymentValues } from './paymentSchema';
import type { StepProps } from '../refusedFields';
import { SavedOptionPicker } from '../SavedOptionPicker';

interface PaymentStepProps extends StepProps<PaymentValues> {
  onBack(): void;
}

/** Payment method and billing address (CHK-9). */
export function PaymentStep({ values, refused, onEdit, onBack, onDone }: PaymentStepProps) {
  const user = useAuth((auth) => auth.user);
  return (
    <Form label="Payment" initialValues={values} refused={refused} schema={paymentSchema} onSubmit={onDone}>
      {({ values: { billingSameAsShipping }, setFieldError }) => (
        <>
          <FormAutosave onEdit={onEdit} />
          {user && <SavedCards user={user} />}
          <CardFields />
          {user && <FormCheckboxField name="savePaymentMethod" label="Save this payment method for future orders" />}
          {/* hidden fields are not validated */}
          <FormCheckboxField
            name="billingSameAsShipping"
            label="Billing address same as shipping"
            onChange={() => setFieldError('billing', undefined)}
          />
          {!billingSameAsShipping && (
            <FieldGroup>
              <legend>Billing address</legend>
              <AddressFields section="billing" path="billing." />
            </FieldGroup>
          )}
          <Actions gap={3}>
            <Button type="submit">Continue to Review</Button>
            <Button type="button" variant="quiet" onClick={onBack}>
              Back to Shipping
            </Button>
          </Actions>
          <AcceptedCards />
        </>
      )}
    </Form>
  );
}

const Actions = styled(Stack)(({ theme }) => ({
  [theme.from.tablet]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between' },
}));

/** Fills name and expiry from saved cards, the demo account's too (ACC-12); number and CVV are never stored. */
function SavedCards({ user }: { user: User }) {
  const [cards] = useState(() => [...savedPaymentMethods.list(user.id), ...ownSamples(user, samplePaymentMethods)]);
  const { values, errors, setValues, setErrors } = useFormikContext<PaymentValues>();

  return (
    <SavedOptionPicker
      legend="Saved cards"
      hint="Card numbers are never kept: please enter the number and the CVV again."
      entries={cards}
      isChosen={(card) => values.nameOnCard === card.nameOnCard && values.expiryDate === expiryOf(card)}
      onChoose={(card) => {
        void setValues({ ...values, nameOnCard: card.nameOnCard, expiryDate: expiryOf(card) }, false);
        setErrors({ ...errors, nameOnCard: undefined, expiryDate: undefined });
      }}
    >
      {(card) => (
        <>
          Card ending in {card.last4}
          <br />
          <bdi>{card.nameOnCard}</bdi>, expires {expiryOf(card)}
        </>
      )}
    </SavedOptionPicker>
  );
}
