import styled from '@emotion/styled';
import { AddressFields } from '@glow/shared/customer';
import { useAuth } from '@glow/shared/auth';
import { Form, FormCheckboxField } from '@glow/shared/form';
import { Button, FieldGroup } from '@glow/shared/ui';
import { AcceptedCards } from './CardMark';
import { CardFields } from './CardFields';
import { FormAutosave } from '../FormAutosave';
import { paymentSchema, type PaymentValues } from './paymentSchema';
import type { RefusedField } from '../refusedFields';
import { SavedCards } from './SavedCards';

interface PaymentStepProps {
  values: PaymentValues;
  refused: RefusedField | undefined;
  onEdit(values: PaymentValues): void;
  onBack(): void;
  onDone(values: PaymentValues): void;
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
          <Actions>
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

const Actions = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(3),
  [theme.from.tablet]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between' },
}));
