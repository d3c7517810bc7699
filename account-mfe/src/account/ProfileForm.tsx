import styled from '@emotion/styled';
import { useAuth, type ProfileChange } from '@glow/shared/auth';
import { EmailField, Form, FormTextField } from '@glow/shared/form';
import { FieldGrid } from '@glow/shared/ui';
import { FormFailure, SubmitButton } from '../components/submission';

interface ProfileFormProps {
  profile: ProfileChange;
  hasFailed: boolean;
  onSave(change: ProfileChange): Promise<void>;
}

/** There is no validation (FORM-11). */
export function ProfileForm({ profile: { firstName, lastName, email, phone }, hasFailed, onSave }: ProfileFormProps) {
  const isSimulated = useAuth((auth) => auth.kind === 'simulated');
  return (
    <Form label="Edit profile" initialValues={{ firstName, lastName, email, phone }} onSubmit={onSave}>
      {hasFailed && <FormFailure>Your changes are not saved yet. They are still here.</FormFailure>}
      <FieldGrid>
        <FormTextField name="firstName" label="First name" autoComplete="given-name" autoCapitalize="words" />
        <FormTextField name="lastName" label="Last name" autoComplete="family-name" autoCapitalize="words" />
        {isSimulated ? <EmailField /> : <EmailField readOnly hint="The address of your account cannot be changed." />}
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      </FieldGrid>
      <Actions>
        <SubmitButton fullWidth={false} pending="Saving…">
          Save Changes
        </SubmitButton>
      </Actions>
    </Form>
  );
}

const Actions = styled.div(({ theme }) => ({ marginTop: theme.space(1) }));
