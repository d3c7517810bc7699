import { useTheme } from '@emotion/react';
import { Check, Dot } from 'lucide-react';
import { MIXED_PASSWORD, PASSWORD_MINIMUM } from './signupSchema';

const RULES = [
  { text: `At least ${PASSWORD_MINIMUM} characters`, holds: (password: string) => password.length >= PASSWORD_MINIMUM },
  {
    text: 'One uppercase letter, one lowercase letter and one number',
    holds: (password: string) => MIXED_PASSWORD.test(password),
  },
];

/** Password requirements, visible before typing; fulfilled ones are ticked. */
export function PasswordRules({ password }: { password: string }) {
  const { colors, space } = useTheme();
  return (
    <>
      {RULES.map(({ text, holds }) => {
        const isMet = holds(password);
        const Icon = isMet ? Check : Dot;
        return (
          <span key={text} css={{ display: 'flex', gap: space(1.5), color: isMet ? colors.success : undefined }}>
            <Icon size={16} aria-hidden="true" css={{ flex: 'none', marginTop: 3 }} />
            {text}
          </span>
        );
      })}
    </>
  );
}
