import type { APIRequestContext } from '@playwright/test';
import { packages } from '../../shared/build/packages.js';
import { expect, test } from '../fixtures';
import budgets from '../performance/budgets.json' with { type: 'json' };
import { compressedSize, releaseOf, scriptsNamed } from '../performance/documents';

const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
const screenBudgets: Record<string, Record<string, number>> = budgets.screens;

/** What a budget is spent on: a built file and its size in bytes, brotli. */
interface Spent {
  file: string;
  bytes: number;
}

/** The largest files first, so that a failed budget says where its bytes went. */
function excess(budget: number | undefined, spent: Spent[]): string {
  const sum = spent.reduce((total, { bytes }) => total + bytes, 0);
  if (budget === undefined) return `has no budget; it takes ${sum} bytes`;
  if (sum <= budget) return '';
  const files = [...spent].sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${file} ${bytes}`);
  return `${sum - budget} bytes over its ${budget}: ${files.join(', ')}`;
}

async function htmlOf(request: APIRequestContext, url: string): Promise<string> {
  return (await request.get(url, { headers: { accept: 'text/html' } })).text();
}

for (const { name, folder } of packages) {
  test(`${name}: every screen keeps its budget`, () => {
    const { entry, routes, screens } = releaseOf(folder);
    const found = Object.entries(screens).map(([screen, files]) => {
      const all = [...new Set([...(entry ? [entry] : []), ...routes, ...files])];
      return [screen, excess(screenBudgets[name]?.[screen], all.map((file) => ({ file, bytes: compressedSize(folder, file) })))];
    });
    expect(Object.fromEntries(found.filter(([, problem]) => problem))).toEqual({});
  });
}

for (const [url, budget] of Object.entries(budgets.routes)) {
  test(`${url}: the first screen's JavaScript keeps its budget, and it preloads two fonts at most`, async ({ request }) => {
    const html = await htmlOf(request, url);
    const spent = scriptsNamed(html).map((script) => {
      const [, , name = '', file = ''] = script.split('/');
      return { file: script, bytes: compressedSize(folders.get(name) ?? name, file) };
    });
    expect(spent.length).toBeGreaterThan(0);
    expect(excess(budget, spent)).toBe('');
    expect((html.match(/<link [^>]*\bas="font"/g) ?? []).length).toBeLessThanOrEqual(budgets.fonts);
  });
}
