import { useTheme } from '@emotion/react';
import { useAuth, type User } from '@glow/shared/auth';
import { Form, FormTextField } from '@glow/shared/form';
import { useToast } from '@glow/shared/toast';
import { useState } from 'react';
import { FormFailure } from '../components/FormFailure';
import { SubmitButton } from '../components/SubmitButton';

interface ProfileFormProps {
  user: User;
  onSaved(): void;
}

/** Edits the profile; whatever is typed is accepted (specification §5, Profile form). */
export function ProfileForm({ user: { firstName, lastName, email, phone }, onSaved }: ProfileFormProps) {
  const updateProfile = useAuth((auth) => auth.updateProfile);
  const toast = useToast();
  const [hasFailed, setHasFailed] = useState(false);
  const { space, from } = useTheme();
  const initialValues = { firstName, lastName, email, phone };

  async function handleSubmit(values: typeof initialValues) {
    setHasFailed(false);
    try {
      await updateProfile(values);
      toast({ title: 'Profile updated' });
      onSaved();
    } catch {
      setHasFailed(true);
      toast({ title: 'Update failed', description: 'There was an error updating your profile. Please try again.', variant: 'destructive' });
    }
  }

  return (
    <Form label="Edit profile" initialValues={initialValues} onSubmit={handleSubmit}>
      {hasFailed && <FormFailure>Your changes are not saved yet. They are still here.</FormFailure>}
      <div css={{ display: 'grid', gap: space(5), [from.tablet]: { gridTemplateColumns: '1fr 1fr' } }}>
        <FormTextField name="firstName" label="First name" autoComplete="given-name" autoCapitalize="words" />
        <FormTextField name="lastName" label="Last name" autoComplete="family-name" autoCapitalize="words" />
        <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      </div>
      <div>
        <SubmitButton isWide={false} pending="Saving…">
          Save Changes
        </SubmitButton>
      </div>
    </Form>
  );
}
