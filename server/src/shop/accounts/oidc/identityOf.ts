import type { StaffRole } from '@glow/shared/staff';
import { cleanEmail, EMAIL_PATTERN, emailKey } from '@glow/shared/validation';
import type { OidcSettings } from '../../../base/config/config';

type Claims = Record<string, unknown>;
const SOURCES = ['idToken', 'userinfo'] as const;
type Source = (typeof SOURCES)[number];
/** The claims of a person in each part of a provider's answer that is there. */
export type Told = Partial<Record<Source, Claims>>;
/** Which part of the answer has told a claim at sign-in. */
export type Sources = Partial<Record<'email' | 'name' | 'role', Source>>;
export type Identity = ReturnType<typeof identityOf>;

/** A sign-in that the login page tells more about; the log has the code. */
export class SignInRefused extends Error {
  constructor(
    readonly reason: 'claim' | 'denied',
    readonly code: string,
  ) {
    super(code);
  }
}

/** A person by the claims. With the `former` sources, what they could not tell this time is undefined. */
export function identityOf(told: Told, { emailClaim, rolesClaim }: OidcSettings, former?: Sources) {
  const sources: Sources = {};
  const isUntold = (claim: keyof Sources) => former !== undefined && !told[former[claim] ?? 'idToken'];

  /** What the first reader reads in the first source that has it: the ID token is signed. */
  function read<Value>(claim: keyof Sources, ...readers: ((claims: Claims) => Value | undefined)[]) {
    for (const reader of readers)
      for (const source of SOURCES) {
        const value = reader(told[source] ?? {});
        if (value === undefined) continue;
        sources[claim] = source;
        return value;
      }
    return undefined;
  }

  const email = isUntold('email') ? undefined : read('email', (claims) => emailIn(claims, emailClaim));
  if (!email && !isUntold('email')) throw new SignInRefused('claim', `missing claim ${emailClaim}`);
  const roles = read('role', (claims) => claimOf(claims, rolesClaim));
  const names = read('name', namesOf, splitName) ?? { firstName: '', lastName: '' };
  return {
    email,
    emailVerified: email && emailClaim === 'email' ? isVerified(told, email) : email && false,
    ...(sources.name || !isUntold('name') ? names : undefined),
    role: roles !== undefined || !isUntold('role') ? roleOf(roles) : undefined,
    sources,
  };
}

/** A claim by its name, which may have dots, else by its path. */
function claimOf(claims: Claims, name: string): unknown {
  return name in claims ? claims[name] : name.split('.').reduce<unknown>((inner, key) => Object(inner)[key], claims);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function emailIn(claims: Claims, name: string): string | undefined {
  const email = cleanEmail(textOf(claimOf(claims, name)));
  return EMAIL_PATTERN.test(email) ? email : undefined;
}

/** Whether the first source says so that has this address; some say it as text. */
function isVerified(told: Told, email: string): boolean {
  const ofAddress = SOURCES.filter((source) => emailKey(textOf(told[source]?.email)) === emailKey(email));
  const said = ofAddress.map((source) => told[source]?.email_verified).find((value) => value !== undefined);
  return said === true || said === 'true';
}

function namesOf(claims: Claims) {
  const [firstName, lastName] = [textOf(claims.given_name), textOf(claims.family_name)];
  return firstName || lastName ? { firstName, lastName } : undefined;
}

/** A name alone: its last word is the last name. */
function splitName({ name }: Claims) {
  const [, firstName = textOf(name), lastName = ''] = /^(.+)\s+(\S+)$/s.exec(textOf(name)) ?? [];
  return firstName ? { firstName: firstName.trim(), lastName } : undefined;
}

/** The highest role in a claim, which may be a text or a list. */
function roleOf(claim: unknown): StaffRole {
  const names: unknown[] = [claim].flat();
  return (['owner', 'catalogue', 'support'] as const).find((role) => names.includes(role)) ?? 'customer';
}
