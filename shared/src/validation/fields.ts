import { cleanEmail, cleanText, EMAIL_PATTERN } from './clean';
import { LONGEST_NAME } from './limits';

/** What a text has to be once it is cleaned, for the browser's forms and for the server. */
export interface TextRule {
  /** Its name in messages. */
  label: string;
  /** Names by the country of the address, if they differ (FORM-21). */
  labels?: Record<string, string>;
  /** In UTF-16 code units, as `maxLength` counts them. */
  longest: number;
  isOptional?: boolean;
  /** Default: `cleanText`. */
  clean?(text: string): string;
  pattern?: Pick<RegExp, 'test'>;
  /** The message if the text does not match. */
  invalid?: string;
}

/** The fields of a postal address, by name (FORM-5). */
export const POSTAL_FIELDS = {
  firstName: { label: 'First name', longest: LONGEST_NAME },
  lastName: { label: 'Last name', longest: LONGEST_NAME },
  address1: { label: 'Address', longest: 200 },
  address2: { label: 'Apartment, suite, etc.', longest: 200, isOptional: true },
  city: { label: 'City', longest: 100 },
  state: { label: 'State', labels: { US: 'State', CA: 'Province' }, longest: 40 },
  zipCode: { label: 'ZIP code', labels: { US: 'ZIP code', CA: 'Postal code' }, longest: 20 },
} satisfies Record<string, TextRule>;

/** The fields of an order's contact, by name (FORM-5). */
export const CONTACT_FIELDS = {
  email: { label: 'Email', longest: 254, clean: cleanEmail, pattern: EMAIL_PATTERN, invalid: 'Invalid email format' },
  phone: { label: 'Phone number', longest: 40 },
} satisfies Record<string, TextRule>;

/** The texts of an order besides its addresses, by name. */
export const ORDER_FIELDS = {
  customerName: { label: 'Name', longest: 2 * LONGEST_NAME + 1 },
} satisfies Record<string, TextRule>;

/** The texts of such rules, by name; texts with `isOptional` may be missing. */
export type Texts<Rules> = {
  [Name in keyof Rules as Rules[Name] extends { isOptional: true } ? never : Name]: string;
} & { [Name in keyof Rules as Rules[Name] extends { isOptional: true } ? Name : never]?: string };

/** The page that follows a parcel, on another site; undefined for a number (ORD-9). */
export function trackingPage(tracking: string): URL | undefined {
  try {
    const page = new URL(tracking);
    return /^https:..[^@/]+\//.test(page.href) ? page : undefined;
  } catch {
    return undefined;
  }
}

/** What staff give for a parcel: its number, or the address of a page that follows it. */
export const TRACKING: TextRule = {
  label: 'Tracking number',
  longest: 500,
  isOptional: true,
  pattern: { test: (text) => /^[\w ./-]{1,60}$/.test(text) || trackingPage(text) !== undefined },
  invalid: 'Type a number (at most 60 letters, digits, - . /) or an address (https://, at most 500, no user name).',
};

/** The name on a card (FORM-7). */
export const NAME_ON_CARD: TextRule = { label: 'Name on card', longest: 200 };

/** Control characters that are no white space. */
const CONTROL = /(?!\p{White_Space})\p{Cc}/u;

/** A text without characters that nobody means to enter (FORM-120). */
export function clean(rule: TextRule, text: string): string {
  return (rule.clean ?? cleanText)(text);
}

/** The problem of a cleaned text, in the words of its form; undefined if it has none. */
export function problemOf({ label, longest, isOptional, pattern, invalid }: TextRule, text: string) {
  if (text === '') return isOptional ? undefined : `${label} is required`;
  if (CONTROL.test(text)) return `${label} has characters that cannot be used`;
  if (pattern && !pattern.test(text)) return invalid;
  return text.length > longest ? (invalid ?? `${label} is too long`) : undefined;
}

/** Form values with every text cleaned, by the rule of the contact field of this name, or else as a text. */
export function cleanFields<Values extends object>(values: Values): Values {
  const rules: Record<string, TextRule> = CONTACT_FIELDS;
  const cleaned = Object.entries(values).map(([name, value]) => {
    if (value?.constructor === Object) return [name, cleanFields(value)];
    return [name, typeof value === 'string' ? (rules[name]?.clean ?? cleanText)(value) : value];
  });
  return Object.fromEntries(cleaned);
}
