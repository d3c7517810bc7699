import type { StaffRole } from '@glow/shared/staff';
import { cleanEmail, EMAIL_PATTERN, emailKey } from '@glow/shared/validation';
import type { OidcSettings } from '../../../base/config/config';

type Claims = Record<string, unknown>;
/** The claims of a person in each part of a provider's answer that is there. */
export type Told = { idToken?: Claims; userinfo?: Claims };
/** Which part of the answer has told a claim at sign-in. */
export type Sources = Partial<Record<'email' | 'name' | 'role', keyof Told>>;
export type Identity = ReturnType<typeof identityOf>;

/** A person by the claims. With the `former` sources, what they could not tell this time is undefined. */
export function identityOf(told: Told, { emailClaim, rolesClaim }: OidcSettings, former?: Sources) {
  // the ID token is signed
  const read = (name: string) => claimOf(told.idToken, name) ?? claimOf(told.userinfo, name);
  const sourceOf = (...names: string[]): keyof Told =>
    names.some((name) => read(name) !== claimOf(told.idToken, name)) ? 'userinfo' : 'idToken';
  const isUntold = (claim: keyof Sources) => former !== undefined && !told[former[claim] ?? 'idToken'];
  const isKept = (claim: keyof Sources, ...values: unknown[]) => isUntold(claim) && !values.some(Boolean);

  const email = cleanEmail(textOf(read(emailClaim)));
  const code = `missing claim ${emailClaim}`;
  if (!isUntold('email') && !EMAIL_PATTERN.test(email)) throw Object.assign(new Error(code), { code, reason: 'claim' });
  const [given, family] = [textOf(read('given_name')), textOf(read('family_name'))];
  const nameAlone = given || family ? '' : textOf(read('name'));
  const [, firstName = given, lastName = family] = /^(.+?)(?:\s+(\S+))?$/.exec(nameAlone) ?? [];
  return {
    ...(!isUntold('email') && { email, emailVerified: emailClaim === 'email' && isVerified(told, email) }),
    ...(!isKept('name', firstName, lastName) && { firstName, lastName }),
    ...(!isKept('role', read(rolesClaim)) && { role: roleOf(read(rolesClaim)) }),
    sources: {
      email: sourceOf(emailClaim),
      name: sourceOf('given_name', 'family_name', 'name'),
      role: sourceOf(rolesClaim),
    },
  };
}

/** A claim by its name, which may have dots, else by its path. */
function claimOf(claims: Claims = {}, name: string): unknown {
  return claims[name] ?? name.split('.').reduce<unknown>((inner, key) => Object(inner)[key], claims);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Whether the first source says so that has this address; some say it as text. */
function isVerified({ idToken, userinfo }: Told, email: string): boolean {
  const ofAddress = [idToken, userinfo].filter((claims) => emailKey(textOf(claims?.email)) === emailKey(email));
  const said = ofAddress.map((claims) => claims?.email_verified).find((value) => value !== undefined);
  return said === true || said === 'true';
}

/** The highest role in a claim, which may be a text or a list. */
function roleOf(claim: unknown): StaffRole {
  const names: unknown[] = [claim].flat();
  return (['owner', 'catalogue', 'support'] as const).find((role) => names.includes(role)) ?? 'customer';
}
