import { CONTACT_FIELDS, POSTAL_FIELDS } from '@glow/shared/validation';
import { z } from 'zod';
import { EMAIL_ADDRESS, text } from '../validation/fields';
import { isCommon } from './commonPasswords';
import { getSession, signIn, signOut, verifyEmail, type Step } from './steps';

/** An endpoint under `/api/auth`. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Its fields; any other is dropped. */
  body?: z.ZodType<Record<string, unknown>>;
  /** Whether it takes or makes a password, or sends a mail, which is limited by network and by address. */
  isGuarded?: boolean;
  /** Whether all that it changes is one transaction. */
  isAtomic?: boolean;
  /** What the shop does beside the library. */
  step?: Step;
}

/** An address in a body, as accounts have it. */
export const email = text(EMAIL_ADDRESS).transform((address) => address.toLowerCase());
/** A password that was chosen earlier; its rules may have been others. */
const password = z.string('Password is required').min(1, 'Password is required').max(128, 'The password is too long');
const newPassword = password
  .min(8, 'Password must be at least 8 characters long')
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s,
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  )
  .refine((typed) => !isCommon(typed), 'This password is too common. Choose another one.');
const person = z.object({
  firstName: text(POSTAL_FIELDS.firstName),
  lastName: text(POSTAL_FIELDS.lastName),
  phone: text({ ...CONTACT_FIELDS.phone, isOptional: true }).default(''),
});
/** With the first name as the library calls it. */
const toUser = <Person extends { firstName: string }>({ firstName: name, ...rest }: Person) => ({ name, ...rest });
const guarded = (body: Endpoint['body']): Endpoint => ({ method: 'POST', isGuarded: true, body });

/** What any kind of session has. */
const SESSION: Record<string, Endpoint> = {
  'get-session': { method: 'GET', step: getSession },
  'sign-out': { method: 'POST', step: signOut },
  'revoke-sessions': { method: 'POST' },
};

/** The endpoints of accounts that this shop keeps, and of those of an identity provider. Any other of the library is closed. */
export const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  oidc: { ...SESSION, 'delete-user': { method: 'POST', isAtomic: true } },
  local: {
    ...SESSION,
    'sign-in/email': {
      ...guarded(
        z.object({ email, password, rememberMe: z.boolean().default(false) }, 'Email and password are required'),
      ),
      step: signIn,
    },
    'sign-up/email': guarded(person.extend({ email, password: newPassword }).transform(toUser)),
    'request-password-reset': guarded(z.object({ email })),
    'reset-password': guarded(z.object({ newPassword, token: z.string().max(200) })),
    'send-verification-email': guarded(z.object({ email })),
    'verify-email': { method: 'GET', isAtomic: true, step: verifyEmail },
    'update-user': { method: 'POST', body: person.transform(toUser) },
    'change-password': guarded(
      z
        .object({ currentPassword: password, newPassword })
        .transform((passwords) => ({ ...passwords, revokeOtherSessions: true })),
    ),
    'delete-user': { ...guarded(z.object({ password })), isAtomic: true },
  },
};
