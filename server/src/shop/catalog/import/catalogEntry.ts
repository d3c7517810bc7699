import { CATEGORIES, SUBCATEGORIES } from '@glow/shared/catalog';
import { cleanText } from '@glow/shared/validation';
import { z } from 'zod';
import type { ApiProblem } from '../../../base/errors/ApiError';
import { readFlag, readNumber } from './cells';

/** Text without control characters and without U+FFFD, the sign of a wrong encoding. */
const PLAIN = /^[^\p{Cc}\uFFFD]*$/u;

const PICTURE = /^products\/[\w-]+$/;

const id = z
  .string('must be a text such as skn-002')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has lower case letters, digits and single hyphens, such as skn-002')
  .max(50, 'has at most 50 characters');

const cents = z.preprocess(
  readNumber,
  z
    .number('must be a number of dollars, such as 45.00')
    .min(0, 'cannot be negative')
    .max(100_000, 'is at most 100000')
    .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, 'has at most two decimals')
    .transform((dollars) => Math.round(dollars * 100)),
);

const pieces = z.preprocess(
  readNumber,
  z.int('must be a whole number, such as 12').min(0, 'cannot be negative').max(1_000_000_000, 'is too large'),
);
const rating = z.preprocess(
  readNumber,
  z.number('must be a number, such as 4.5').min(0, 'is at least 0').max(5, 'is at most 5'),
);
const flag = z.preprocess(readFlag, z.boolean('must be yes or no (true and false, 1 and 0 do too)'));

/** The name of a picture of the store, or an address on one of the hosts. */
function pictureOn(hosts: readonly string[]) {
  return text(500).refine((given) => PICTURE.test(given) || hosts.includes(hostOf(given)), {
    error: ({ input }) =>
      hostOf(String(input))
        ? `is on ${hostOf(String(input))}, which is not in the setting PICTURE_HOSTS`
        : 'must be the name of a picture, such as products/skn-001-1',
  });
}

/** The host of a picture's address; empty if it is no address. */
function hostOf(address: string): string {
  return /^https:\/\/[^\s@|]+$/.test(address) && URL.canParse(address) ? new URL(address).host : '';
}

function text(max: number) {
  return z
    .string('must be a text')
    .overwrite(cleanText)
    .min(1, 'cannot be empty')
    .max(max, `has at most ${max} characters`)
    .regex(PLAIN, 'must be plain text, without control characters and \uFFFD');
}

function texts(item: z.ZodType<string>) {
  const message = 'is a list with | between its texts, such as vegan | refillable, or ["one text, with a comma"]';
  return z.array(item, message).max(200, 'has at most 200 texts');
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  const message = `must be one of ${values.join(', ')}`;
  return z.string(message).trim().toLowerCase().pipe(z.enum(values, message));
}

function objectMessage(message: string) {
  return {
    error: ({ code, keys }: { code?: string; keys?: string[] }) =>
      code === 'unrecognized_keys' ? `has no field ${keys?.join(', ')}` : message,
  };
}

function variantOf(picture: z.ZodType<string>) {
  return z.strictObject(
    {
      id,
      name: text(200).optional(),
      type: oneOf(['size', 'color']).optional(),
      value: text(100).optional(),
      price: cents.nullish(),
      hexColor: text(20)
        .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #B83240')
        .nullish(),
      image: picture.nullish(),
      otherImages: texts(picture).optional(),
      stock: pieces.optional(),
      stockWas: pieces.optional(),
      discontinued: flag.optional(),
    },
    objectMessage('must be a variant'),
  );
}

const review = z.strictObject(
  {
    id,
    userName: text(100),
    rating: z.int('must be a whole number').min(1, 'is at least 1').max(5, 'is at most 5'),
    title: text(200),
    comment: text(5_000),
    date: z.iso.date('must be a day such as 2026-09-14'),
    verified: flag,
    helpful: pieces,
  },
  objectMessage('must be a review'),
);

/** A missing field keeps its value, `null` removes an optional one. `version` and `stockWas` come from the export. */
export function catalogEntry(pictureHosts: readonly string[]) {
  const picture = pictureOn(pictureHosts);
  return z.strictObject(
    {
      id,
      name: text(200).optional(),
      brand: text(100).optional(),
      price: cents.optional(),
      originalPrice: cents.nullish(),
      category: oneOf(CATEGORIES).optional(),
      subcategory: oneOf(SUBCATEGORIES).optional(),
      description: text(5_000).optional(),
      images: texts(picture).min(1, 'needs a picture').optional(),
      sku: text(100).optional(),
      rating: rating.optional(),
      reviewCount: pieces.optional(),
      isNew: flag.optional(),
      isBestseller: flag.optional(),
      tags: texts(text(100)).optional(),
      ingredients: texts(text(200)).optional(),
      benefits: texts(text(500)).optional(),
      discontinued: flag.optional(),
      isHidden: flag.optional(),
      stock: pieces.optional(),
      stockWas: pieces.optional(),
      version: text(100).optional(),
      variants: z.array(variantOf(picture), 'must be a list').max(100, 'has at most 100 variants').optional(),
      removedVariants: z.array(id, 'must be a list').optional(),
      reviews: z.array(review, 'must be a list').optional(),
      removedReviews: z.array(id, 'must be a list').optional(),
    },
    objectMessage('must be a product'),
  );
}

const withId = z.looseObject({ id: z.string().min(1) });

/** The parts of an invalid entry that messages can name. */
export const entryShape = withId.extend({ variants: z.array(withId).optional(), reviews: z.array(withId).optional() });

export type CatalogEntry = z.output<ReturnType<typeof catalogEntry>>;

export type VariantEntry = NonNullable<CatalogEntry['variants']>[number];

/** A mistake in an import, with its row in the file if there is one; the message has no full stop. */
export interface ImportProblem extends ApiProblem {
  row?: number;
}

export function problemText({ row, field, message }: ImportProblem): string {
  return `${[row && `Row ${row}`, field].filter(Boolean).join(', ')}: ${message}.`;
}

/** An entry before its validation, in the shape of a JSON export, with the rows of the file that it comes from. */
export interface EntrySource {
  row?: number;
  value: unknown;
  variantRows: number[];
  problems?: ImportProblem[];
}
