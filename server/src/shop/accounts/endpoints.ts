import { CONTACT_FIELDS, POSTAL_FIELDS } from '@glow/shared/validation';
import { z } from 'zod';
import type { Queryable } from '../../base/database/Database';
import { EMAIL_ADDRESS, text } from '../../base/validation/fields';
import { toAccount } from './account';
import { nameOfAddress } from './authAdapter';
import { resetPassword, signIn, verifyEmail } from './links';
import { requireOtherOwner } from './makeOwner';
import type { Step, Visit } from './sessions';

export interface Endpoint {
  method: 'GET' | 'POST';
  /** The fields of the request; others are dropped. */
  body?: z.ZodType<Record<string, unknown>>;
  /** Tries are limited by this too, if the endpoint takes or makes a password, or sends a mail. */
  limitedBy?: 'address' | 'account';
  /** The shop does this beside the library. */
  step?: Step;
}

let common = new Set<string>();

/** Reads the list of common passwords in lower case; before that no password is common. */
export async function loadCommonPasswords(): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  common = new Set(dictionary['passwords-common']);
}

const address = text(EMAIL_ADDRESS);
const email = address.transform(nameOfAddress);
const forAddress = z.object({ email });
/** A password that was chosen earlier, perhaps by other rules. */
const password = z.string('Password is required').min(1, 'Password is required').max(128, 'The password is too long');
const newPassword = password
  .min(8, 'Password must be at least 8 characters long')
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s,
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  )
  .refine((typed) => !common.has(typed.toLowerCase()), 'This password is too common. Choose another one.');
const person = z.object({
  firstName: text(POSTAL_FIELDS.firstName),
  lastName: text(POSTAL_FIELDS.lastName),
  phone: text({ ...CONTACT_FIELDS.phone, isOptional: true }).default(''),
});
/** The library calls the first name `name`. */
const toUser = <Person extends { firstName: string }>({ firstName: name, ...rest }: Person) => ({ name, ...rest });
const guarded = (body: Endpoint['body'], limitedBy: Endpoint['limitedBy'] = 'address'): Endpoint => {
  return { method: 'POST', limitedBy, body };
};

const SESSION: Record<string, Endpoint> = {
  'get-session': { method: 'GET', step: getSession },
  'sign-out': { method: 'POST', step: signOut },
  'revoke-sessions': { method: 'POST' },
};

const inOpenSession = guardedBy((transaction, { request, sessions }) => sessions.lockSession(transaction, request));
const withOtherOwner = guardedBy(async (transaction, { request, readAccount }) =>
  requireOtherOwner(transaction, (await readAccount(request))?.id ?? ''),
);

/** The endpoints by kind of accounts; `oidc` is an identity provider. All others of the library are closed. */
export const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  oidc: { ...SESSION, 'delete-user': { method: 'POST', step: withOtherOwner } },
  local: {
    ...SESSION,
    'sign-in/email': {
      ...guarded(
        z.object({ email, password, rememberMe: z.boolean().default(false) }, 'Email and password are required'),
      ),
      step: signIn,
    },
    'sign-up/email': guarded(
      person
        .extend({ email: address, password: newPassword })
        .transform(({ email: typed, ...rest }) => ({ ...toUser(rest), address: typed, email: nameOfAddress(typed) })),
    ),
    'request-password-reset': guarded(forAddress),
    'reset-password': {
      ...guarded(z.object({ newPassword, token: z.string().max(200).optional() })),
      step: resetPassword,
    },
    'send-verification-email': guarded(forAddress),
    'verify-email': { method: 'GET', step: verifyEmail },
    'update-user': { method: 'POST', body: person.transform(toUser), step: inOpenSession },
    'change-password': guarded(
      z
        .object({ currentPassword: password, newPassword })
        .transform((passwords) => ({ ...passwords, revokeOtherSessions: true })),
      'account',
    ),
    'delete-user': { ...guarded(z.object({ password }), 'account'), step: withOtherOwner },
  },
};

async function getSession({ request, reply, sessions, readAccount, endSessionUrl, ask }: Visit): Promise<unknown> {
  // the provider may have ended the session
  if (endSessionUrl) await readAccount(request);
  const found = await ask<{ session: { expiresAt: string }; user: object } | null>();
  const session = found && { session: { expiresAt: found.session.expiresAt }, user: toAccount(found.user) };
  if (session) sessions.renewSign(request, reply, session.session.expiresAt);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(session));
}

/** Ends the session, unless the body names an earlier one of this browser by its readable cookie. */
async function signOut({ request, sessions, endSessionUrl, ask }: Visit): Promise<unknown> {
  const { session } = Object(request.body);
  const own = sessions.signOf(request);
  if (own && String(session).startsWith('1.') && session !== own) return { success: true };
  // the tokens of the provider go with the session
  const redirect = await endSessionUrl?.(request);
  await ask();
  return { success: true, ...(redirect && { redirect }) };
}

/** Calls the library if `guard` allows it, in one transaction. */
function guardedBy(guard: (transaction: Queryable, visit: Visit) => Promise<void>): Step {
  return (visit) =>
    visit.database.transaction(async (transaction) => {
      await guard(transaction, visit);
      await visit.ask();
      return { success: true };
    });
}
