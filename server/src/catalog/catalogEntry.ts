import type { Category, Subcategory } from '@glow/shared/catalog';
import { z } from 'zod';

const CATEGORIES = ['skincare', 'makeup'] as const satisfies Category[];
const SUBCATEGORIES = [
  ...(['serums', 'moisturizers', 'cleansers', 'eye-care', 'toners', 'sunscreen'] as const),
  ...(['foundation', 'concealer', 'blush', 'eyeliner', 'lipstick', 'highlighter'] as const),
] satisfies Subcategory[];

const id = z
  .string('must be a text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has lower case letters, digits and single hyphens')
  .max(50, 'has at most 50 characters');

const cents = z
  .number('must be a number of dollars')
  .min(0, 'cannot be negative')
  .max(100_000, 'is at most 100000')
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, 'has at most two decimals')
  .transform((dollars) => Math.round(dollars * 100));

const pieces = z.int('must be a whole number').min(0, 'cannot be negative').max(1_000_000_000, 'is too large');
const flag = z.boolean('must be true or false');

function text(max: number) {
  return z
    .string('must be a text')
    .trim()
    .min(1, 'cannot be empty')
    .max(max, `has at most ${max} characters`)
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'must be one line of plain text');
}

function texts(max: number) {
  return z.array(text(max), 'must be a list').max(200, 'has at most 200 texts');
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

function objectMessage(message: string) {
  return {
    error: ({ code, keys }: { code?: string; keys?: string[] }) =>
      code === 'unrecognized_keys' ? `has no field ${keys?.join(', ')}` : message,
  };
}

const variant = z.strictObject(
  {
    id,
    name: text(200).optional(),
    type: oneOf(['size', 'color']).optional(),
    value: text(100).optional(),
    price: cents.nullish(),
    hexColor: text(20)
      .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #B83240')
      .nullish(),
    image: text(500).nullish(),
    stock: pieces.optional(),
  },
  objectMessage('must be a variant'),
);

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

/** What an import says of a product: a missing field stays as it is, `null` removes an optional one. Prices in dollars become cents. */
export const catalogEntry = z.strictObject(
  {
    id,
    name: text(200).optional(),
    brand: text(100).optional(),
    price: cents.optional(),
    originalPrice: cents.nullish(),
    category: oneOf(CATEGORIES).optional(),
    subcategory: oneOf(SUBCATEGORIES).optional(),
    description: text(5_000).optional(),
    images: texts(500).min(1, 'needs a picture').optional(),
    sku: text(100).optional(),
    rating: z.number('must be a number').min(0, 'is at least 0').max(5, 'is at most 5').optional(),
    reviewCount: pieces.optional(),
    isNew: flag.optional(),
    isBestseller: flag.optional(),
    tags: texts(100).optional(),
    ingredients: texts(200).optional(),
    benefits: texts(500).optional(),
    discontinued: flag.optional(),
    stock: pieces.optional(),
    variants: z.array(variant, 'must be a list').max(100, 'has at most 100 variants').optional(),
    reviews: z.array(review, 'must be a list').optional(),
  },
  objectMessage('must be a product'),
);

/** A validated entry of an import. */
export type CatalogEntry = z.output<typeof catalogEntry>;

/** A variant of an entry. */
export type VariantEntry = NonNullable<CatalogEntry['variants']>[number];

/** An entry before its validation, in the shape of a JSON export, with the row that each part comes from, if it is of a file. */
export interface EntrySource {
  row?: number;
  value: unknown;
  variantRows: number[];
}
