import { isRecord } from './isRecord';

/** The fields of `empty`, each from `stored` where it has the same type there; nothing else of `stored`. */
export function fieldsLike<Values extends object>(empty: Values, stored: unknown): Values {
  if (!isRecord(stored)) return empty;
  const fields = Object.entries(empty).map(([name, value]) => {
    const kept = stored[name];
    if (isRecord(value)) return [name, fieldsLike(value, kept)];
    return [name, typeof kept === typeof value ? kept : value];
  });
  return Object.fromEntries(fields);
}
