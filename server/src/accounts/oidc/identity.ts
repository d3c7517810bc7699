import { cleanEmail, EMAIL_PATTERN } from '@glow/shared/validation';
import type { Role } from '../account';

/** A person as an identity provider describes them; the address is in lower case. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  role: Role;
}

/** Reads claims. Throws if there is no usable email address. */
export function identityOf(claims: Record<string, unknown>, issuer: string, rolesClaim: string): Identity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  const email = cleanEmail(text('email')).toLowerCase();
  if (!EMAIL_PATTERN.test(email)) throw new Error('The identity provider gives no email address.');
  const emailVerified = claims.email_verified === true;
  const [firstName, lastName] = [text('given_name'), text('family_name')];
  return { issuer, subject: text('sub'), email, emailVerified, firstName, lastName, role: roleOf(claims[rolesClaim]) };
}

/** The highest role that a claim, a text or a list, names. */
function roleOf(claim: unknown): Role {
  const names: unknown[] = [claim].flat();
  return (['owner', 'catalogue', 'support'] as const).find((role) => names.includes(role)) ?? 'customer';
}
