import { isRecord } from '@glow/shared/storage';

/** Values of every type, and some that only look right. */
const VALUES: unknown[] = [
  ...[null, true, 0, -1, 1e308, 1.5],
  ...['', 'x', '__proto__', 'constructor', 'https://evil.example/x.png', '<img src=x onerror=alert(1)>'],
  ...['a'.repeat(5000), '2026-13-45'],
  ...[[], [[]], [null], {}, { toString: 1, valueOf: 1 }, { $$typeof: 'x', type: 'script', props: {} }],
];

const UNREADABLE = ['', '{', '[', 'undefined', 'NaN', '"x', '[1,]', '\u0000', '{"__proto__":{"polluted":true}}'];

/**
 * Stored texts that a value of `example`'s shape may meet: broken JSON, other types, wrong or missing fields. With
 * `every`, only each n-th of them.
 */
export function storedValues(example: unknown, every = 1): string[] {
  const changed = pathsIn(example).flatMap((path, index) => [
    withField(example, path, VALUES[(index * 7) % VALUES.length]),
    withField(example, path, index % 2 === 0 ? undefined : { toString: 1 }),
  ]);
  const values = new Set([...UNREADABLE, ...[...VALUES, ...changed].map((value) => JSON.stringify(value))]);
  return [...values].filter((_, index) => index % every === 0);
}

type Path = (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, member]) => [[...path, key], ...pathsIn(member, [...path, key])]);
}

function withField(example: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(example));
  const holder = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy);
  Reflect.set(Object(holder), path.at(-1) ?? '', value);
  return copy;
}
