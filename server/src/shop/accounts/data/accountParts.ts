import type { SavedAddress, SavedPaymentMethod } from '@glow/shared/customer';
import {
  LONGEST_LINE_ID,
  MOST_MERGED,
  MOST_PIECES,
  MOST_SAVED,
  NAME_ON_CARD,
  POSTAL_FIELDS,
} from '@glow/shared/validation';
import { z } from 'zod';
import type { Queryable, Row } from '../../../base/database/Database';
import { signedOut } from '../../../base/errors/ApiError';
import { refuseCardData, rejectCardData } from '../../orders/rejectCardData';
import { text, texts, type Fields } from '../../../base/validation/fields';

export const PARTS = ['addresses', 'cards', 'cart', 'wishlist'] as const;

export type Part = (typeof PARTS)[number];

const EXPIRY_FIELDS = new Set(['expiryMonth', 'expiryYear']);

/** Refuses (422) card data in an entry, also in unknown fields. The expiry of a saved card is allowed. */
function rejectIn(entry: unknown): void {
  const isExpiry = (name: string, value: unknown) =>
    EXPIRY_FIELDS.has(name) && Number.isInteger(value) && Number(value) < 10_000;
  rejectCardData(
    JSON.parse(JSON.stringify(entry), (name, value: unknown) => (isExpiry(name, value) ? undefined : value)),
  );
}

/** Refuses (422) more than four digits in a row, which could be a part of a card number. */
function rejectDigits(texts: string[]): void {
  if (texts.some((one) => /\p{Nd}{5}/u.test(one.normalize('NFKC')))) refuseCardData(['value']);
}

function listOf<Entry>(part: Part, entry: z.ZodType<Entry>): z.ZodType<Entry[]> {
  const most = MOST_MERGED * MOST_SAVED[part];
  return z.array(entry, 'A list is required').max(most, `At most ${most} entries can be kept`);
}

const checked = z.unknown().superRefine(rejectIn);

/** An id, checked alone, because ids of several products together can look like a card number. */
const id = text({ label: 'Id', longest: LONGEST_LINE_ID }).superRefine((one) => rejectCardData({ id: one }));

const address = z.object(
  {
    id,
    type: z.literal('shipping'),
    isDefault: z.boolean(),
    ...texts(POSTAL_FIELDS),
    country: z.enum(['US', 'CA']),
  } satisfies Fields<SavedAddress>,
  'An address is required',
);

const card = z
  .object(
    {
      id,
      type: z.literal('card'),
      isDefault: z.boolean(),
      last4: z
        .string()
        .superRefine((digits) => rejectDigits([digits]))
        .regex(/^\d{4}$/, 'The last four digits are required'),
      brand: text({ label: 'Brand', longest: 40, isOptional: true }),
      expiryMonth: z.int().min(1).max(12),
      expiryYear: z.int().min(1000).max(9999),
      nameOnCard: text(NAME_ON_CARD),
    } satisfies Fields<SavedPaymentMethod>,
    'A card is required',
  )
  .superRefine(({ brand, nameOnCard }) => rejectDigits([brand, nameOnCard]));

/** A line of the cart; the catalogue knows the rest. */
const line = z.object(
  { id, productId: id, variantId: id.optional(), quantity: z.int().min(1).max(MOST_PIECES) },
  'A line is required',
);

const schemas = {
  addresses: listOf('addresses', checked.pipe(address)),
  cards: listOf('cards', checked.pipe(card)),
  cart: listOf('cart', line),
  wishlist: listOf('wishlist', id),
} satisfies Record<Part, z.ZodType>;

/** The version to replace, an id that the client makes so that the write can be repeated, and the value. */
export type PartWrite = z.infer<ReturnType<typeof writeSchema>>;

/** The schema of `PUT /api/account/:part`; its limits are far above what people keep. */
export function writeSchema(part: Part) {
  return z.object(
    {
      version: z.int('The version is required').min(0).max(1_000_000_000),
      write: z.uuid('The id of the write is required'),
      value: schemas[part],
    },
    'The value is required',
  );
}

/** A stored part; one that was never written has version 0, no write and an empty list. */
export interface StoredPart {
  version: number;
  write: string | null;
  value: unknown[];
}

export async function readParts(database: Queryable, accountId: string): Promise<Record<Part, StoredPart>> {
  const sql = 'select part, version, write_id, value from account_data where account_id = $1';
  const rows = await database.query(sql, [accountId]);
  const parts = PARTS.map((part) => [part, toPart(rows.find((row) => row.part === part))]);
  return Object.fromEntries(parts);
}

/** Replaces a part of this version, else returns the present one. Throws an `ApiError` 401 for a deleted account. */
export async function writePart(
  transaction: Queryable,
  accountId: string,
  part: Part,
  { version, write, value }: PartWrite,
): Promise<{ version: number } | { current: StoredPart }> {
  const [account] = await transaction.query('select id from accounts where id = $1 for key share', [accountId]);
  if (!account) throw signedOut();
  // this waits for a concurrent write; after it no row has this version
  const [written] = await transaction.query(
    version === 0
      ? `insert into account_data (account_id, part, version, write_id, value, updated_at)
           values ($1, $2, $3 + 1, $4, $5, $6) on conflict (account_id, part) do nothing returning version`
      : `update account_data set version = $3 + 1, write_id = $4, value = $5, updated_at = $6
           where account_id = $1 and part = $2 and version = $3 returning version`,
    [accountId, part, version, write, JSON.stringify(value), Date.now()],
  );
  if (written) return { version: Number(written.version) };
  const { [part]: current } = await readParts(transaction, accountId);
  return current.write === write ? { version: current.version } : { current };
}

function toPart(row?: Row): StoredPart {
  if (!row) return { version: 0, write: null, value: [] };
  return { version: Number(row.version), write: String(row.write_id), value: JSON.parse(String(row.value)) };
}
