import styled from '@emotion/styled';
import { Check, Dot } from '@glow/shared/icons';
import { string } from 'yup';

/** Minimum password length in characters (FORM-19). */
const PASSWORD_MINIMUM = 8;

/** One lowercase letter, one uppercase letter and one number, in any order (FORM-19). */
const MIXED_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

export const passwordSchema = string()
  .required('Password is required')
  .min(PASSWORD_MINIMUM, `Password must be at least ${PASSWORD_MINIMUM} characters long`)
  .matches(MIXED_PASSWORD, 'Password must contain at least one uppercase letter, one lowercase letter, and one number');

const RULES = [
  { text: `At least ${PASSWORD_MINIMUM} characters`, holds: (password: string) => password.length >= PASSWORD_MINIMUM },
  {
    text: 'One uppercase letter, one lowercase letter and one number',
    holds: (password: string) => MIXED_PASSWORD.test(password),
  },
];

export function PasswordRules({ password }: { password: string }) {
  return (
    <>
      {RULES.map(({ text, holds }) => {
        const isMet = holds(password);
        const Icon = isMet ? Check : Dot;
        return (
          <Rule key={text} isMet={isMet}>
            <Icon size={16} aria-hidden="true" />
            {text}
          </Rule>
        );
      })}
    </>
  );
}

const Rule = styled.span<{ isMet: boolean }>(({ theme, isMet }) => ({
  display: 'flex',
  gap: theme.space(1.5),
  color: isMet ? theme.colors.success : undefined,
  '& > svg': { flex: 'none', marginTop: theme.space(0.75) },
}));
