import { z } from 'zod';
import { EMAIL_ADDRESS, text } from '../validation/fields';

/** An endpoint under `/api/auth`. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Its fields; any other is dropped. */
  body?: z.ZodType<Record<string, unknown>>;
  /** Whether it takes or makes a password, which is limited by network and by address. */
  isGuarded?: boolean;
  /** Whether all that it changes is one transaction. */
  isAtomic?: boolean;
}

const email = text(EMAIL_ADDRESS).transform((address) => address.toLowerCase());
/** A password that was chosen earlier; its rules may have been others. */
const password = z.string('Password is required').min(1, 'Password is required').max(128, 'The password is too long');
const newPassword = password
  .min(8, 'Password must be at least 8 characters long')
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s,
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  );
const person = z.object({
  firstName: text({ label: 'First name', longest: 100 }),
  lastName: text({ label: 'Last name', longest: 100 }),
  phone: z.string().trim().max(40, 'Phone number is too long').default(''),
});
const toUser = ({ firstName: name, ...rest }: z.infer<typeof person>) => ({ name, ...rest });

/** What any kind of session has. */
const SESSION: Record<string, Endpoint> = {
  'get-session': { method: 'GET' },
  'sign-out': { method: 'POST' },
  'revoke-sessions': { method: 'POST' },
};

/** The endpoints of accounts that this shop keeps, and of those of an identity provider. Any other of the library is closed. */
export const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  oidc: { ...SESSION, 'delete-user': { method: 'POST', isAtomic: true } },
  local: {
    ...SESSION,
    'sign-in/email': {
      method: 'POST',
      isGuarded: true,
      body: z.object({ email, password, rememberMe: z.boolean().default(false) }, 'Email and password are required'),
    },
    'sign-up/email': {
      method: 'POST',
      isGuarded: true,
      body: person
        .extend({ email, password: newPassword })
        .transform(({ email: address, password: secret, ...rest }) => ({
          ...toUser(rest),
          email: address,
          password: secret,
        })),
    },
    'request-password-reset': { method: 'POST', isGuarded: true, body: z.object({ email }) },
    'reset-password': {
      method: 'POST',
      isGuarded: true,
      body: z.object({ newPassword, token: z.string().max(200) }),
    },
    'send-verification-email': { method: 'POST', isGuarded: true, body: z.object({ email }) },
    'verify-email': { method: 'GET', isAtomic: true },
    'update-user': { method: 'POST', body: person.transform(toUser) },
    'change-password': {
      method: 'POST',
      isGuarded: true,
      body: z
        .object({ currentPassword: password, newPassword })
        .transform((passwords) => ({ ...passwords, revokeOtherSessions: true })),
    },
    'delete-user': { method: 'POST', isGuarded: true, isAtomic: true, body: z.object({ password }) },
  },
};
