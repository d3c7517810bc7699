import type { Field, Value } from './FormField';
import { labelOf, type Values } from './StaffForm';

/** Where the values of two states differ, as `Price in dollars: 45 → 42`. */
export function differences(fields: readonly Field[], before: Values, after: Values): string[] {
  return fields.flatMap((field) => {
    const [old, now] = [before[field.name], after[field.name]];
    if (old === now) return [];
    const isLong = field.kind !== undefined && field.kind !== 'check';
    return `${labelOf(field)}: ${isLong ? '' : `${wordOf(old)} → `}${wordOf(now)}`;
  });
}

function wordOf(value: Value | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value || 'none';
}
