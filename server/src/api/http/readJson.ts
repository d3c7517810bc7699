import { ApiError } from '../../errors/ApiError';

const MAX_DEPTH = 8;
/** Control characters other than line feed and tab: never valid in an order, and unsafe in emails and logs. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const RISKY_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses untrusted JSON: at most 8 levels, no control characters or lone surrogates in strings,
 * no keys that could pollute prototypes. Throws an `ApiError` 400 otherwise.
 */
export function readJson(text: string): unknown {
  const value = parse(text);
  check(value, 1);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The request is not valid JSON.');
  }
}

function check(value: unknown, depth: number): void {
  if (typeof value === 'string') return checkText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new ApiError(400, 'The request is nested too deeply.');
  for (const [key, member] of Object.entries(value)) {
    checkText(key);
    if (RISKY_KEYS.has(key)) throw new ApiError(400, 'The request holds a field name that is not allowed.');
    check(member, depth + 1);
  }
}

/** Throws an `ApiError` 400 for a text with control characters or lone surrogates. */
export function checkText(text: string): void {
  if (CONTROL.test(text) || LONE_SURROGATE.test(text))
    throw new ApiError(400, 'The request holds characters that are not allowed.');
}
