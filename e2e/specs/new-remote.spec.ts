import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressIn } from '../commands';
import { expect, test } from '../fixtures';
import { Team } from '../team';

test('a new remote is built, runs alone, is tested and in the store', { tag: '@full' }, async ({ page, openStore }) => {
  const team = new Team();
  const { root } = team;
  const started = Date.now();
  expect(await team.run('tools/glow.js', 'new-remote', 'gifts')).toMatchObject({ status: 0 });

  // the shell waits for webpack, as npm's does
  const alone = spawn(
    'sh',
    [
      ...['-c', '"$0" "$@"; true', process.execPath, path.join(root, 'node_modules/webpack-cli/bin/cli.js')],
      ...['serve', '--mode', 'development', '--env', 'standalone'],
    ],
    { cwd: path.join(root, 'gifts-mfe'), env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'ignore'] },
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

  expect(await team.run('tools/build/buildPackages.js', 'gifts')).toMatchObject({ status: 0 });
  const tests = await team.run('node_modules/jest/bin/jest.js', '--selectProjects', 'gifts-mfe', '-w', '1');
  expect(tests).toEqual({ status: 0, output: expect.stringContaining('GiftsPage.test.tsx') });
  const store = await openStore(root);
  const response = await page.goto(`${store.url}/gifts`);
  expect(await response?.text(), 'rendered on the server').toContain('This part of the store is new.');
  await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gifts' }).first()).toHaveAttribute('href', '/gifts');
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
    const refused = await team.run('tools/glow.js', 'new-remote', name);
    expect(refused).toEqual({ status: 1, output: expect.stringContaining(reason) });
  }
  expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).toContain('"node_modules/@glow/gifts-mfe"');
  expect(readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')).toContain('/gifts-mfe/ @glow/gifts\n');
  team.remove();
});
