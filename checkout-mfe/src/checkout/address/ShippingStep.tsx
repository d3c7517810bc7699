import styled from '@emotion/styled';
import { AddressFields } from '@glow/shared/customer';
import { useAuth } from '@glow/shared/auth';
import { EmailField, Form, FormCheckboxField, FormTextField } from '@glow/shared/form';
import { Link } from '@glow/shared/router';
import { Button, FieldGroup, VisuallyHidden } from '@glow/shared/ui';
import { CONTACT_FIELDS } from '@glow/shared/validation';
import { FormAutosave } from '../FormAutosave';
import { SavedAddresses } from './SavedAddresses';
import type { StepProps } from '../refusedFields';
import { shippingSchema, type ShippingValues } from './shippingSchema';
import { stepUrl } from '../steps';

/** Shipping address and contact (CHK-4). */
export function ShippingStep({ values, refused, onEdit, onDone }: StepProps<ShippingValues>) {
  const user = useAuth((auth) => auth.user);
  return (
    <Form label="Shipping" initialValues={values} refused={refused} schema={shippingSchema} onSubmit={onDone}>
      <FormAutosave onEdit={onEdit} />
      {user && <SavedAddresses user={user} />}
      <Contact>
        <VisuallyHidden as="legend">Contact</VisuallyHidden>
        <EmailField
          autoComplete="shipping email"
          maxLength={CONTACT_FIELDS.email.longest}
          hint="For your order confirmation"
        />
        {!user && (
          <SignInText>
            Have an account?{' '}
            <Link to="/login" state={{ from: stepUrl('shipping') }}>
              Sign In
            </Link>{' '}
            and your details are filled in.
          </SignInText>
        )}
      </Contact>
      <DeliveryAddress>
        <legend>Delivery address</legend>
        <AddressFields section="shipping" />
        <PhoneField
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
          maxLength={CONTACT_FIELDS.phone.longest}
          hint="Only for delivery questions"
        />
      </DeliveryAddress>
      {user && <FormCheckboxField name="saveAddress" label="Save this address to my account" />}
      <ContinueButton type="submit">Continue to Payment</ContinueButton>
    </Form>
  );
}

const Contact = styled(FieldGroup)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(2),
  // the first field is high on the screen
  marginTop: `-${theme.space(2)}`,
}));

const DeliveryAddress = styled(FieldGroup)(({ theme }) => ({ [theme.from.desktop]: { marginTop: theme.space(3) } }));

const PhoneField = styled(FormTextField)(({ theme }) => ({ marginTop: theme.space(5) }));

const ContinueButton = styled(Button)(({ theme }) => ({ [theme.from.tablet]: { justifySelf: 'end' } }));

const SignInText = styled.p(({ theme }) => ({
  fontSize: theme.text.lg,
  color: theme.colors.textSoft,
  a: { color: theme.colors.ink },
}));
