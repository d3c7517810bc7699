import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addressIn } from '../addressIn';
import { expect, test } from '../fixtures';
import { copyRepository } from '../store';

test(
  'a new remote is built, runs alone, appears in the shell and passes its tests; its name must be free',
  { tag: '@full' },
  async ({ page, openStore }) => {
    const copy = copyRepository();
    const run = (script: string, ...args: string[]) =>
      spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
    const started = Date.now();
    const made = run('tools/glow.js', 'new-remote', 'gifts');
    expect([made.stderr, made.status]).toEqual(['', 0]);

    // the shell waits for webpack, as npm's does
    const alone = spawn(
      'sh',
      [
        ...['-c', '"$0" "$@"; true', process.execPath, path.join(copy, 'node_modules/webpack-cli/bin/cli.js')],
        ...['serve', '--mode', 'development', '--env', 'standalone'],
      ],
      { cwd: path.join(copy, 'gifts-mfe'), env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    try {
      await page.goto(await addressIn(alone.stdout));
      await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
      await expect(page.getByText('gifts, alone')).toBeVisible();
      await page.goto('about:blank');
    } finally {
      alone.kill();
    }
    // webpack has ended too, else the output is open
    await once(alone, 'close');

    const build = run('tools/build/buildPackages.js', 'gifts');
    expect([build.stderr, build.status]).toEqual(['', 0]);
    const tests = run('node_modules/jest/bin/jest.js', '--selectProjects', 'gifts-mfe', '-w', '1');
    expect([tests.status, tests.stderr]).toEqual([0, expect.stringContaining('GiftsPage.test.tsx')]);
    const store = await openStore(copy);
    const response = await page.goto(`${store.url}/gifts`);
    expect(await response?.text(), 'rendered on the server').toContain('This part of the store is new.');
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gifts' }).first()).toHaveAttribute(
      'href',
      '/gifts',
    );
    await expect.poll(async () => (await fetch(`${store.url}/sitemap.xml`)).text()).toContain('/gifts</loc>');
    await page.getByRole('link', { name: 'Shop Bestsellers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestsellers' })).toBeVisible();
    console.log(
      `A new remote was made, built, run alone, tested and seen in the store within ${Math.round((Date.now() - started) / 1000)} s`,
    );

    for (const [name, reason] of [
      ['gifts', 'something called'],
      ['cart', 'have their owner'],
      ['Gift Cards', 'lower case letters'],
    ] as const) {
      const refused = run('tools/glow.js', 'new-remote', name);
      expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(reason)]);
    }
    expect(readFileSync(path.join(copy, 'package-lock.json'), 'utf8')).toContain('"node_modules/@glow/gifts-mfe"');
    expect(readFileSync(path.join(copy, '.github/CODEOWNERS'), 'utf8')).toContain('/gifts-mfe/ @glow/gifts\n');
    rmSync(copy, { recursive: true, force: true });
  },
);
