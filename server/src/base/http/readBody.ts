import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../errors/ApiError';
import { attempt } from '../system/attempt';

const MAX_DEPTH = 8;
/** Control characters other than white space: never valid in an order, and unsafe in emails and logs. */
const CONTROL = /(?!\p{White_Space})\p{Cc}/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const RISKY_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export function takeJson(server: FastifyInstance, type = 'application/json'): void {
  server.addContentTypeParser(type, { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
    readJson(text),
  );
}

/** The routes take only JSON, and caches never store their answers. */
export function openJsonApi(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  takeJson(api);
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** Drops unknown fields unless the schema is strict. Throws an `ApiError` 400 with one error per field. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const errors = error.issues.flatMap(({ message, path, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ message: `There is no field ${key}.`, field: [...path, key].join('.') }))
      : { message, field: path.join('.') },
  );
  throw new ApiError(400, errors[0]?.message ?? 'The request is not complete.', errors);
}

/** Throws an `ApiError` 400 for control characters, lone surrogates, `RISKY_KEYS`, or more than 8 levels. */
export function readJson(text: string): unknown {
  const value: unknown = attempt(() => JSON.parse(text));
  if (value === undefined) throw new ApiError(400, 'The request is not valid JSON.');
  check(value, 1);
  return value;
}

function check(value: unknown, depth: number, path = ''): void {
  if (typeof value === 'string') return checkText(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new ApiError(400, 'The request is nested too deeply.');
  for (const [key, member] of Object.entries(value)) {
    checkText(key);
    if (RISKY_KEYS.has(key)) throw new ApiError(400, 'The request holds a field name that is not allowed.');
    check(member, depth + 1, path ? `${path}.${key}` : key);
  }
}

/** Throws an `ApiError` 400 if a text has control characters or lone surrogates. */
export function checkText(text: string, field?: string, control = CONTROL): void {
  const message = 'The request holds characters that are not allowed.';
  if (control.test(text) || LONE_SURROGATE.test(text)) throw new ApiError(400, message, [{ message, field }]);
}
