import { readFileSync } from 'node:fs';
import { StartError } from '../errors/errors';
import { attempt } from '../system/attempt';

/** Reads a file that a person saved: UTF-8, or UTF-16 with its mark. Throws a `StartError` if it cannot be decoded. */
export function readTextFile(file: string): string {
  const bytes = readFileSync(file);
  const mark = bytes.toString('hex', 0, 2);
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8';
  const text = attempt(() => new TextDecoder(encoding, { fatal: true }).decode(bytes));
  if (text?.includes('\0') === false) return text;
  throw new StartError(
    `GLOW-005 ${file} is not UTF-8 text: save it again as UTF-8 (in Excel: Save As, "CSV UTF-8"; in other programs, choose UTF-8 as the encoding).`,
  );
}
