import { useAuth } from '@glow/shared/auth';
import { useNavigate } from '@glow/shared/router';
import { object } from 'yup';
import { AuthLink } from './AuthLink';
import { PasswordField } from './PasswordField';
import { PasswordRules, passwordSchema } from './PasswordRules';
import { SentForm, SubmitButton } from './submission';
import { failure } from './failure';

const schema = object({ password: passwordSchema });

/** `token` is from a reset link, or empty after a confirmation link, which the server keeps in a cookie. */
export function NewPassword({ token }: { token: string }) {
  const setPassword = useAuth((auth) => auth.setPassword);
  const navigate = useNavigate();
  return (
    <SentForm
      label="Choose a new password"
      initialValues={{ password: '' }}
      schema={schema}
      submit={({ password }) => setPassword?.(token, password)}
      success={{ title: 'Password changed', description: 'Sign in with your new password.' }}
      failure={failure}
      onSuccess={() => navigate('/login', { replace: true })}
    >
      {({ values }) => (
        <>
          <PasswordField
            name="password"
            label="New password"
            autoComplete="new-password"
            hint={<PasswordRules password={values.password} />}
          />
          <SubmitButton pending="Saving…">Save Password</SubmitButton>
          <p>
            Is your link too old? <AuthLink to="/forgot-password">Ask for a new one</AuthLink>
          </p>
        </>
      )}
    </SentForm>
  );
}
