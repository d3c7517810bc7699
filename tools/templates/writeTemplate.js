import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../build/project.js';

/** Performance budget of a first screen or a fragment: entry and a text, in bytes after brotli. */
export const BUDGET_BYTES = 5000;

/** Writes the files of a template into a folder; `words` replace their names in it, written `__name__`. */
export function writeTemplate(from, to, words) {
  const fill = (text) =>
    Object.entries(words).reduce((filled, [word, value]) => filled.replaceAll(`__${word}__`, String(value)), text);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const target = path.join(to, fill(path.relative(from, file).replace(/\.txt$/, '')));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(file, 'utf8')));
  }
}

/** Changes the text of a project's file, which may be new; formats it in the store's repository, which has the tool. */
export async function edit({ root, isStore }, name, change) {
  const file = path.join(root, name);
  const text = change(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (!isStore) return writeFileSync(file, text);
  const { format } = await import('oxfmt');
  writeFileSync(file, (await format(file, text, readJson(root, '.oxfmtrc.json'))).code);
}
