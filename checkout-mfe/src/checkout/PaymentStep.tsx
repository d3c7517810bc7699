import { useTheme } from '@emotion/react';
import { AddressFields } from '@glow/shared/address';
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

/** A separate billing address begins with the name of the shipping address (CHK-10). */
function withBillingName(values: PaymentValues, { firstName, lastName }: ShippingValues): PaymentValues {
  const { billing } = values;
  if (billing.firstName || billing.lastName) return values;
  return { ...values, billing: { ...billing, firstName, lastName } };
}

/** How the order is paid, and where the bill goes (CHK-9). */
export function PaymentStep({ shipping, values, onEdit, onBack, onDone }: PaymentStepProps) {
  const user = useAuth((auth) => auth.user);
  const { space, from } = useTheme();
  return (
    <Form label="Payment" initialValues={withBillingName(values, shipping)} schema={paymentSchema} onSubmit={onDone}>
      {({ values: { billingSameAsShipping }, setFieldError }) => (
        <>
          <FormAutosave onEdit={onEdit} />
          {user && <SavedCards userId={user.id} />}
          <CardFields />
          {user && <FormCheckboxField name="savePaymentMethod" label="Save this payment method for future orders" />}
          {/* what is out of sight cannot be wrong */}
          <FormCheckboxField name="billingSameAsShipping" label="Billing address same as shipping" onChange={() => setFieldError('billing', undefined)} />
          {!billingSameAsShipping && (
            <FieldGroup>
              <legend>Billing address</legend>
              <AddressFields section="billing" path="billing." />
            </FieldGroup>
          )}
          <div css={{ display: 'grid', gap: space(3), [from.tablet]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between' } }}>
            <Button type="submit">Continue to Review</Button>
            <Button type="button" look="quiet" onClick={onBack}>
              Back to Shipping
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
