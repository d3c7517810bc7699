import { isRecord } from './isRecord';

/** Whether a stored value has every field of `example` with the same type; the entries of a list are like the example's first one. */
export function isLike(example: unknown, stored: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(stored) && stored.every((entry) => isLike(example[0], entry));
  if (isRecord(example))
    return isRecord(stored) && Object.entries(example).every(([name, value]) => isLike(value, stored[name]));
  return typeof stored === typeof example;
}
