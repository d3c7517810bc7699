import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EXPORTS = path.join(__dirname, 'exports');

/** Exports of shops of this and older schema versions, named by their last migration, the oldest first. */
export const exportedShops = readdirSync(EXPORTS).map((name) => path.join(EXPORTS, name));

export function linesOf(file: string): { migrations?: string[]; table?: string; sums?: Record<string, number> }[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
