import styled from '@emotion/styled';
import { AddressFields } from '@glow/shared/customer';
import { useAuth } from '@glow/shared/auth';
import { Form, FormCheckboxField } from '@glow/shared/form';
import { Button, FieldGroup } from '@glow/shared/ui';
import { CardFields } from './CardFields';
import { FormAutosave } from './FormAutosave';
import { paymentSchema, type PaymentValues } from './paymentSchema';
import { SavedCards } from './SavedCards';
import type { ShippingValues } from './shippingSchema';

interface PaymentStepProps {
  shipping: ShippingValues;
  values: PaymentValues;
  onEdit(values: PaymentValues): void;
  onBack(): void;
  onDone(): void;
}

/** Prefills a separate billing address with the name from the shipping address (CHK-10). */
function withBillingName(values: PaymentValues, { firstName, lastName }: ShippingValues): PaymentValues {
  const { billing } = values;
  if (billing.firstName || billing.lastName) return values;
  return { ...values, billing: { ...billing, firstName, lastName } };
}

/** Payment method and billing address (CHK-9). */
export function PaymentStep({ shipping, values, onEdit, onBack, onDone }: PaymentStepProps) {
  const user = useAuth((auth) => auth.user);
  return (
    <Form label="Payment" initialValues={withBillingName(values, shipping)} schema={paymentSchema} onSubmit={onDone}>
      {({ values: { billingSameAsShipping }, setFieldError }) => (
        <>
          <FormAutosave onEdit={onEdit} />
          {user && <SavedCards userId={user.id} />}
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
