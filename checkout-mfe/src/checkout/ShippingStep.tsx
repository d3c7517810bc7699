import { useTheme } from '@emotion/react';
import { useAuth } from '@glow/shared/auth';
import { Form, FormCheckboxField, FormTextField } from '@glow/shared/form';
import { Button } from '@glow/shared/ui';
import { AddressFields } from './AddressFields';
import { FieldGrid, FieldGroup } from './FieldGrid';
import { KeepValues } from './KeepValues';
import { shippingSchema, type ShippingValues } from './shippingSchema';

interface ShippingStepProps {
  values: ShippingValues;
  onEdit(values: ShippingValues): void;
  onDone(): void;
}

/** Where the order goes and how to reach whoever ordered (specification §2, Checkout). */
export function ShippingStep({ values, onEdit, onDone }: ShippingStepProps) {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const { space, from } = useTheme();
  return (
    <Form label="Shipping" initialValues={values} schema={shippingSchema} onSubmit={onDone}>
      <KeepValues onEdit={onEdit} />
      <FieldGroup>
        <legend>Contact</legend>
        <FieldGrid>
          <FormTextField label="Email" name="email" type="email" inputMode="email" autoComplete="shipping email" spellCheck={false} hint="For your order confirmation" />
          <FormTextField label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="shipping tel" hint="Only for delivery questions" />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup css={{ marginTop: space(3) }}>
        <legend>Delivery address</legend>
        <AddressFields section="shipping" />
      </FieldGroup>
      {isSignedIn && <FormCheckboxField name="saveAddress" label="Save this address to my account" />}
      <Button type="submit" css={{ [from.tablet]: { justifySelf: 'end' } }}>
        Continue to Payment
      </Button>
    </Form>
  );
}
