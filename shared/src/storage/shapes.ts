export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has each field of `example` with its type; list entries must be like the example's first entry. */
export function isLike(example: unknown, stored: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(stored) && stored.every((entry) => isLike(example[0], entry));
  if (isRecord(example))
    return isRecord(stored) && Object.entries(example).every(([name, value]) => isLike(value, stored[name]));
  return typeof stored === typeof example;
}

/** Reads stored values that are like `example`, for `createPersistedValue`; throws for other values. */
export function parseLike<Value>(example: Value): (stored: unknown) => Value {
  return (stored) => {
    if (!isLike(example, stored)) throw new Error(`not like ${JSON.stringify(example)}`);
    return stored as Value;
  };
}

/** The fields of `empty`, each from `stored` if it has the same type there; no other fields. */
export function fieldsLike<Values extends object>(empty: Values, stored: unknown): Values {
  if (!isRecord(stored)) return empty;
  const fields = Object.entries(empty).map(([name, value]) => {
    const kept = stored[name];
    if (isRecord(value)) return [name, fieldsLike(value, kept)];
    return [name, typeof kept === typeof value ? kept : value];
  });
  return Object.fromEntries(fields);
}
