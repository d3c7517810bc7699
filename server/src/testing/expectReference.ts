import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from '../base/config/project';

/** A table in Markdown; the first row is its head. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  return [head, head.map(() => '---'), ...rows.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Expects that a page of `docs/reference` has this text. With `WRITE_DOCUMENTS=1`, the page is written. */
export function expectReference(name: string, text: string): void {
  const file = join(STORE.root, 'docs/reference', name);
  if (process.env.WRITE_DOCUMENTS === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
}
