import type { ProductEntry, StaffProduct } from '@glow/shared/staff';
import type { FieldSpec, FieldValue } from './Fields';

type Values = Record<string, unknown>;

/** What is typed, by the path of its field: `price`, or `variants.50ml.price` in the variant `50ml`. */
export type Draft = Record<string, FieldValue>;

export const PRODUCT_FIELDS: readonly FieldSpec[] = [
  { name: 'name', label: 'Name' },
  { name: 'brand', label: 'Brand' },
  { name: 'price', label: 'Price in dollars' },
  { name: 'originalPrice', label: 'Original price in dollars', hint: 'Empty if it is not reduced.', isOptional: true },
  { name: 'stock', label: 'Stock' },
  { name: 'description', label: 'Description', kind: 'long' },
  { name: 'benefits', label: 'Benefits', hint: 'One a line.', kind: 'lines' },
  { name: 'ingredients', label: 'Ingredients', hint: 'One a line.', kind: 'lines' },
  { name: 'images', label: 'Pictures', hint: 'One name a line, such as products/skn-001-1.', kind: 'lines' },
  { name: 'isNew', label: 'New', kind: 'check' },
  { name: 'isBestseller', label: 'Bestseller', kind: 'check' },
  { name: 'discontinued', label: 'Discontinued', kind: 'check' },
  { name: 'isHidden', label: 'Hidden: only staff see it', kind: 'check' },
];

export const VARIANT_FIELDS: readonly FieldSpec[] = [
  { name: 'name', label: 'Name' },
  { name: 'type', label: 'Kind', options: { '': 'Choose', size: 'Size', color: 'Colour' } },
  { name: 'value', label: 'Value' },
  { name: 'price', label: 'Price in dollars', hint: 'Empty for that of the product.', isOptional: true },
  { name: 'stock', label: 'Stock' },
  { name: 'hexColor', label: 'Colour', hint: 'Such as #B83240.', isOptional: true },
  { name: 'image', label: 'Picture', isOptional: true },
  { name: 'discontinued', label: 'Discontinued', kind: 'check' },
];

/** The fields of a product, those of its variants too. One with variants has no stock of its own. */
export function fieldsOf({ variants = [] }: ProductEntry): FieldSpec[] {
  return [
    ...PRODUCT_FIELDS.filter(({ name }) => name !== 'stock' || variants.length === 0),
    ...variants.flatMap(({ id }) =>
      VARIANT_FIELDS.map((field) => ({
        ...field,
        name: `variants.${id}.${field.name}`,
        label: `${id}: ${field.label}`,
      })),
    ),
  ];
}

/** The value of a field as a form shows it. */
export function valueIn(entry: ProductEntry, path: string): FieldValue {
  const [name = '', id, field = ''] = path.split('.');
  const owner = id === undefined ? entry : entry.variants?.find((variant) => variant.id === id);
  const value = (owner as Values | undefined)?.[field || name];
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** The fields of an entry that a draft changes. The server reads numbers as they are typed. */
export function toChange(entry: ProductEntry, draft: Draft): Values & { variants?: (Values & { id: string })[] } {
  const change: Values = {};
  const variants = new Map<string, Values & { id: string }>();
  for (const { name: path, kind, isOptional } of fieldsOf(entry)) {
    const value = draft[path];
    if (value === undefined) continue;
    const [name = '', id, field = ''] = path.split('.');
    if (id !== undefined && !variants.has(id)) variants.set(id, { id });
    const owner = (id === undefined ? undefined : variants.get(id)) ?? change;
    owner[field || name] = kind === 'lines' ? linesOf(String(value)) : isOptional && value === '' ? null : value;
  }
  return variants.size > 0 ? { ...change, variants: [...variants.values()] } : change;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Where two states of a product differ, as `Price in dollars: 45 → 42`. */
export function differences(before: StaffProduct, { entry }: StaffProduct): string[] {
  return fieldsOf(entry).flatMap(({ name, label, kind }) => {
    const [former, present] = [valueIn(before.entry, name), valueIn(entry, name)];
    if (former === present) return [];
    return kind === 'long' || kind === 'lines'
      ? `${label}: ${present}`
      : `${label}: ${wordOf(former)} → ${wordOf(present)}`;
  });
}

function wordOf(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value || 'none';
}
