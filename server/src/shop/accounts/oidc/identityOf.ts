import type { StaffRole } from '@glow/shared/staff';
import { cleanEmail, EMAIL_PATTERN, emailKey } from '@glow/shared/validation';
import type { OidcSettings } from '../../../base/config/config';

type Claims = Record<string, unknown>;
/** The claims of a person in each part of a provider's answer that is there. */
export type Told = { idToken?: Claims; userinfo?: Claims };
/** Which part of the answer has told a claim last. */
export type Sources = Partial<Record<'email' | 'emailVerified' | 'firstName' | 'lastName' | 'role', keyof Told>>;
export type Identity = ReturnType<typeof identityOf>;

/** The signed one goes first. */
const PARTS = ['idToken', 'userinfo'] as const;

/** A person by the claims. What only a part could tell that is not there this time is undefined, by `former` sources. */
export function identityOf(told: Told, { emailClaim, rolesClaim }: OidcSettings, former: Sources = {}) {
  const sources = { ...former };
  const isUntold = (claim: keyof Sources) => former[claim] !== undefined && !told[former[claim]];

  function find<Value>(
    claim: keyof Sources,
    read: (claims: Claims) => Value | undefined,
    parts: readonly (keyof Told)[] = PARTS,
  ) {
    for (const part of parts) {
      const value = read(told[part] ?? {});
      if (value === undefined) continue;
      sources[claim] = part;
      return value;
    }
    return undefined;
  }

  const email = isUntold('email')
    ? undefined
    : cleanEmail(find('email', (claims) => textOf(claimOf(claims, emailClaim))) ?? '');
  const code = `missing claim ${emailClaim}`;
  if (email !== undefined && !EMAIL_PATTERN.test(email))
    throw Object.assign(new Error(code), { code, reason: 'claim' });
  // only who tells the address can say that it is verified
  const verified = find('emailVerified', (claims) =>
    email && emailKey(textOf(claims.email) ?? '') === emailKey(email) ? claims.email_verified : undefined,
  );
  // without an address, nobody can be told to be its owner
  const isVerifiedUntold = email === undefined || (verified === undefined && isUntold('emailVerified'));
  const given = find('firstName', (claims) => textOf(claims.given_name));
  const family = find('lastName', (claims) => textOf(claims.family_name));
  const isNamed = given || family || isUntold('firstName') || isUntold('lastName');
  const [firstName = given, lastName = family] = isNamed
    ? []
    : [find('firstName', (claims) => wordsOf(claims)[0]), find('lastName', (claims) => wordsOf(claims)[1])];
  const ownPart = former.role && told[former.role] ? [former.role] : PARTS;
  const role = find('role', (claims) => claimOf(claims, rolesClaim), ownPart);
  return {
    email,
    emailVerified: isVerifiedUntold ? undefined : emailClaim === 'email' && isTrue(verified),
    firstName: firstName ?? (isUntold('firstName') ? undefined : ''),
    lastName: lastName ?? (isUntold('lastName') ? undefined : ''),
    role: role === undefined && isUntold('role') ? undefined : roleOf(role),
    sources,
  };
}

/** A claim by its name, which may have dots, else by its path. */
function claimOf(claims: Claims = {}, name: string): unknown {
  return claims[name] ?? name.split('.').reduce<unknown>((inner, key) => Object(inner)[key], claims);
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined;

/** A full name before and at its last word. */
const wordsOf = ({ name }: Claims) => /^(.+?)(?:\s+(\S+))?$/.exec(textOf(name) ?? '')?.slice(1) ?? [];

/** Some providers say it as text. */
const isTrue = (value: unknown) => value === true || value === 'true';

/** The highest role in a claim, which may be a text or a list. */
function roleOf(claim: unknown): StaffRole {
  const names: unknown[] = [claim].flat();
  return (['owner', 'catalogue', 'support'] as const).find((role) => names.includes(role)) ?? 'customer';
}
