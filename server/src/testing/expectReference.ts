import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from '../base/config/project';

/** A table in Markdown, as the formatter writes it. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(3, ...rows.map((cells) => cells[at]?.length ?? 0)));
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const line = widths.map((width) => '-'.repeat(width));
  return [head, line, ...rows.slice(1)].map(toLine).join('\n');
}

/** Expects that a page of `docs/reference` has this text. With `WRITE_DOCUMENTS=1`, the page is written. */
export function expectReference(name: string, text: string): void {
  const file = join(STORE.root, 'docs/reference', name);
  if (process.env.WRITE_DOCUMENTS === '1') {
    mkdirSync(join(STORE.root, 'docs/reference'), { recursive: true });
    writeFileSync(file, text);
  }
  expect(readFileSync(file, 'utf8')).toBe(text);
}
