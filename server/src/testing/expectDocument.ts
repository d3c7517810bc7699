import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from '../base/config/project';

/** Compares a page of docs/reference with its text, which a run with `WRITE_DOCUMENTS=1` writes. */
export function expectDocument(name: string, text: string): void {
  const file = join(STORE.root, 'docs/reference', name);
  if (process.env.WRITE_DOCUMENTS) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
}
