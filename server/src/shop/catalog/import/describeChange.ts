import type { CatalogProduct } from '../saveProducts';
import { entryOf } from './catalogFile';

/** The changed fields, such as `price 44.00 → 45.00, stock 19 → 22 (+3)`; empty if nothing has changed. */
export function describeChange(product: CatalogProduct, before?: CatalogProduct, withStock = true): string {
  if (!before) return `new, ${product.name}`;
  const [old, now] = [shownFields(before, withStock), shownFields(product, withStock)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((field) => old.get(field) !== now.get(field));
  return changed.map((field) => `${field} ${describeValues(field, old.get(field), now.get(field))}`).join(', ');
}

function describeValues(field: string, old = 'none', now = 'none'): string {
  const added = /(^|\.)stock$/.test(field) ? Number(now) - Number(old) : NaN;
  if (isNaN(added)) return `${old} → ${now}`;
  const difference = `${added < 0 ? '−' : '+'}${Math.abs(added)}`;
  return Number(now) < 0 ? `${old} → 0 (${difference}, but never below 0)` : `${old} → ${now} (${difference})`;
}

/** The fields of a product as texts; a variant's are `<variant>.<field>`. */
function shownFields(product: CatalogProduct, withStock: boolean): Map<string, string> {
  const { variants = [], ...fields } = entryOf(product, withStock);
  const ofVariants = variants.flatMap(({ id, ...values }) =>
    Object.entries(values).map(([field, value]): [string, unknown] => [`${id}.${field}`, value]),
  );
  const all = [...Object.entries(fields), ...ofVariants].filter(([, value]) => value !== undefined);
  return new Map(all.map(([field, value]) => [field, textOf(field, value)]));
}

function textOf(field: string, value: unknown): string {
  if (typeof value === 'number' && /price$/i.test(field)) return value.toFixed(2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
