import { packages } from '../../tools/build/packages.js';
import budgets from '@glow/shared/budgets.json' with { type: 'json' };
import { compressedSize, scriptsNamed } from './documents';
import { ratio, table, text } from './table';

/** Prints the bytes of JavaScript, brotli, that each measured URL loads first: its goal, its budget and what it has. */
export async function printBytes(store: string): Promise<void> {
  const goals: Record<string, number> = budgets.goals;
  const rows: string[][] = [];
  for (const [url, budget] of Object.entries(budgets.routes)) {
    const html = await (await fetch(store + url, { headers: { accept: 'text/html' } })).text();
    const bytes = firstBytes(html);
    rows.push([url, text(goals[url] ?? null), text(budget), text(bytes), ratio(bytes, goals[url] ?? null)]);
  }
  console.log(table([['bytes of JavaScript', 'goal', 'budget', 'reached', 'of the goal'], ...rows]));
}

/** Bytes, brotli, of the scripts that a page names. */
export function firstBytes(html: string): number {
  const folders = new Map<string, string>(packages.map(({ name, folder }) => [name, folder]));
  const sizes = scriptsNamed(html).map((script) => {
    const [, , name = '', file = ''] = script.split('/');
    return compressedSize(folders.get(name) ?? name, file);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
