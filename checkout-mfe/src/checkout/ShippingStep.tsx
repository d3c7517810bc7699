import { useTheme } from '@emotion/react';
import { AddressFields } from '@glow/shared/address';
import { useAuth } from '@glow/shared/auth';
import { Form, FormCheckboxField, FormTextField } from '@glow/shared/form';
import { Link } from '@glow/shared/router';
import { Button, FieldGrid, FieldGroup } from '@glow/shared/ui';
import { FormAutosave } from './FormAutosave';
import { SavedAddresses } from './SavedAddresses';
import { shippingSchema, type ShippingValues } from './shippingSchema';
import { stepUrl } from './steps';

interface ShippingStepProps {
  values: ShippingValues;
  onEdit(values: ShippingValues): void;
  onDone(): void;
}

/** Shipping address and contact (CHK-4). */
export function ShippingStep({ values, onEdit, onDone }: ShippingStepProps) {
  const user = useAuth((auth) => auth.user);
  const { space, from } = useTheme();
  return (
    <Form label="Shipping" initialValues={values} schema={shippingSchema} onSubmit={onDone}>
      <FormAutosave onEdit={onEdit} />
      {user ? <SavedAddresses userId={user.id} /> : <SignInOffer />}
      <FieldGroup>
        <legend>Contact</legend>
        <FieldGrid>
          <FormTextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="shipping email"
            spellCheck={false}
            maxLength={254}
            hint="For your order confirmation"
          />
          <FormTextField
            label="Phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="shipping tel"
            maxLength={40}
            hint="Only for delivery questions"
          />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup css={{ marginTop: space(3) }}>
        <legend>Delivery address</legend>
        <AddressFields section="shipping" />
      </FieldGroup>
      {user && <FormCheckboxField name="saveAddress" label="Save this address to my account" />}
      <Button type="submit" css={{ [from.tablet]: { justifySelf: 'end' } }}>
        Continue to Payment
      </Button>
    </Form>
  );
}

/** Tells guests that signing in fills in their details; checkout works without it. */
function SignInOffer() {
  const { colors } = useTheme();
  return (
    <p css={{ fontSize: 15, color: colors.textSoft }}>
      Have an account?{' '}
      <Link to="/login" state={{ from: stepUrl('shipping') }} css={{ color: colors.ink }}>
        Sign in
      </Link>{' '}
      and your details are filled in.
    </p>
  );
}
