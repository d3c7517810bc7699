import { SUBCATEGORIES } from '@glow/shared/catalog';
import type { ProductEntry } from '@glow/shared/staff';
import { CATEGORIES } from '../../productColumns';
import type { Field, Value } from '../kit/FormField';
import type { Values } from '../kit/StaffForm';

const BY_NAME = 'A name, such as products/skn-001-1, or an https:// address.';

const ID: Field = {
  name: 'id',
  label: 'Id',
  hint: 'Such as skn-002. It stays as it is.',
  check: (typed) => (isId(typed) ? undefined : 'Type lower case letters, digits and single hyphens, such as skn-002.'),
};

/** Fields are named as in an imported file. */
const PRODUCT_FIELDS: readonly Field[] = [
  { name: 'name', label: 'Name' },
  { name: 'brand', label: 'Brand' },
  { name: 'category', label: 'Category', options: { '': 'Choose', ...CATEGORIES } },
  {
    name: 'subcategory',
    label: 'Subcategory',
    options: { '': 'Choose', ...Object.fromEntries(SUBCATEGORIES.map((name) => [name, titleOf(name)])) },
  },
  { name: 'sku', label: 'SKU' },
  { name: 'price', label: 'Price in dollars', decimals: 2 },
  {
    name: 'originalPrice',
    label: 'Original price in dollars',
    hint: 'Empty if it is not reduced.',
    decimals: 2,
    isOptional: true,
  },
  { name: 'stock', label: 'Stock', decimals: 0 },
  { name: 'description', label: 'Description', kind: 'long' },
  { name: 'benefits', label: 'Benefits', hint: 'One a line.', kind: 'lines' },
  { name: 'ingredients', label: 'Ingredients', hint: 'One a line.', kind: 'lines' },
  { name: 'tags', label: 'Tags', hint: 'One a line.', kind: 'lines' },
  { name: 'images', label: 'Pictures', hint: `One a line. ${BY_NAME}`, kind: 'pictures' },
  { name: 'isNew', label: 'New', kind: 'check' },
  { name: 'isBestseller', label: 'Bestseller', kind: 'check' },
  { name: 'discontinued', label: 'Discontinued', kind: 'check' },
  { name: 'isHidden', label: 'Hidden: only staff see it', kind: 'check' },
];

const VARIANT_FIELDS: readonly Field[] = [
  { name: 'name', label: 'Name' },
  { name: 'type', label: 'Kind', options: { '': 'Choose', size: 'Size', color: 'Colour' } },
  { name: 'value', label: 'Value' },
  {
    name: 'price',
    label: 'Price in dollars',
    hint: 'Empty for that of the product.',
    decimals: 2,
    isOptional: true,
  },
  { name: 'stock', label: 'Stock', decimals: 0 },
  { name: 'hexColor', label: 'Colour', hint: 'Such as #B83240.', isOptional: true },
  { name: 'image', label: 'Picture', hint: BY_NAME, kind: 'picture', isOptional: true },
  { name: 'discontinued', label: 'Discontinued', kind: 'check' },
];

export function isId(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** Fields of variants are named `variants.50ml.price`. A product with variants has no stock of its own. */
export function fieldsOf(variants: readonly string[], isNew: boolean): Field[] {
  return [
    ...(isNew ? [ID] : []),
    ...PRODUCT_FIELDS.filter(({ name }) => name !== 'stock' || variants.length === 0),
    ...variants.flatMap((id) =>
      VARIANT_FIELDS.map((field) => ({ ...field, group: id, name: `variants.${id}.${field.name}` })),
    ),
  ];
}

export function valuesOf({ variants = [], ...entry }: ProductEntry): Values {
  const named = [
    ...Object.entries(entry),
    ...variants.flatMap(({ id, ...values }) =>
      Object.entries(values).map(([key, value]): [string, unknown] => [`variants.${id}.${key}`, value]),
    ),
  ];
  return Object.fromEntries(named.map(([name, value]) => [name, shownOf(value)]));
}

function shownOf(value: unknown): Value {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

export function entryOf(fields: readonly Field[], changed: Values) {
  const given = fields.filter(({ name }) => changed[name] !== undefined);
  const partOf = (group?: string) =>
    Object.fromEntries(
      given
        .filter((field) => field.group === group)
        .map((field) => [field.name.replace(/.*\./, ''), sentOf(field, changed[field.name])]),
    );
  const variants = [...new Set(given.flatMap(({ group }) => group ?? []))].map((id) => ({ id, ...partOf(id) }));
  return { ...partOf(), ...(variants.length > 0 && { variants }) };
}

function sentOf({ kind, isOptional }: Field, value: Value | undefined) {
  if (kind === 'lines' || kind === 'pictures')
    return String(value)
      .split(/\s*\n\s*/)
      .filter(Boolean);
  return isOptional && value === '' ? null : value;
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace('-', ' ');
}
