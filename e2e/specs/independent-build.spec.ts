import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { copyRepository } from '../store';

/** Hash of every built file of a package. */
function builtFiles(root: string, folder: string): Record<string, string> {
  const dist = path.join(root, folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ parentPath, name }) => [name, createHash('sha256').update(readFileSync(path.join(parentPath, name))).digest('hex')]));
}

const OTHERS = ['shell', 'storefront-mfe', 'account-mfe', 'blog-mfe', 'admin-mfe'];

test('checkout alone is changed and built: the running store shows it, every other file is the same', async ({ page, openStore }) => {
  test.setTimeout(180_000);
  const copy = copyRepository();
  const store = await openStore(copy);
  const before = OTHERS.map((folder) => builtFiles(copy, folder));

  const source = path.join(copy, 'checkout-mfe/src/components/EmptyCart.tsx');
  const text = readFileSync(source, 'utf8');
  expect(text).toContain('Continue Shopping');
  writeFileSync(source, text.replaceAll('Continue Shopping', 'Keep Looking Around'));
  const build = spawnSync(process.execPath, ['shared/build/build.js', 'checkout'], { cwd: copy, encoding: 'utf8' });
  expect(build.stderr).toBe('');
  expect(build.status).toBe(0);

  expect(OTHERS.map((folder) => builtFiles(copy, folder))).toEqual(before);
  await expect(async () => {
    await page.goto(`${store.url}/cart`);
    await expect(page.getByRole('link', { name: 'Keep Looking Around' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  rmSync(copy, { recursive: true, force: true });
});
