import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

export function readLines(file: string): AsyncGenerator<string> {
  return linesOf(createReadStream(file));
}

/** Lines end at `\n` only: `readline` also ends them at U+2028 and U+2029, which JSON may hold. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
