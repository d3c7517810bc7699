import { Readable } from 'node:stream';
import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { linesOf } from './readLines';

/** Texts with what other readers end lines at. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\r', '\u000B', '\u000C', '\u0085', '\u2028', '\u2029', '🌹'),
    fc.string({ unit: anyCharacter, maxLength: 1 }),
  ),
});

async function read(chunks: Buffer[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(chunks, { objectMode: false }))) lines.push(line);
  return lines;
}

test('a line ends at a line feed only, wherever the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text.filter((line) => !line.includes('\n'))),
      fc.integer({ min: 1, max: 9 }),
      async (lines, size) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        expect(await read(chunks)).toEqual(lines);
      },
    ),
  );
});

test('the last line needs no end', async () => {
  expect(await read([Buffer.from('one\n\ntw'), Buffer.from('o')])).toEqual(['one', '', 'two']);
});
