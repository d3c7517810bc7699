import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { Team } from '../team';

const ROUTES = `
import { defineGuestRoutes } from '@glow/shared/guest';

export const Screens = defineGuestRoutes([
  {
    path: '/gifts',
    name: 'wrapping',
    parameters: ['ribbon'],
    load: async () => (await import(/* webpackChunkName: "wrapping" */ './wrapping')).wrapping,
  },
]);
`;

const PAGE = `
import type { GuestPage } from '@glow/shared/guest';

export const wrapping: GuestPage = {
  title: 'Gift wrapping',
  html: ({ query }) => \`
    <h1 tabindex="-1">Gift wrapping</h1>
    <p>\${query.get('ribbon') === 'gold' ? 'With a gold ribbon.' : 'Without a ribbon.'}</p>
    <button type="button">Wrap a box</button> <output>0</output>
    <a href="/gifts?ribbon=gold">Gold ribbon</a> <a href="/collections/bestsellers">Shop Bestsellers</a>\`,
  mount(element) {
    const wrap = () => {
      const count = element.querySelector('output');
      if (count) count.textContent = String(Number(count.textContent) + 1);
    };
    const button = element.querySelector('button');
    button?.addEventListener('click', wrap);
    return () => console.info('unmounted');
  },
};
`;

test(
  'a remote that is written without React is rendered on the server and lives behind the same contract',
  { tag: '@full' },
  async ({ page, openStore }) => {
    test.setTimeout(300_000);
    const team = new Team();
    expect(team.run(['shared/cli/newRemote.js', 'gifts']).isSuccessful).toBe(true);
    for (const unused of ['gifts', 'pageData.ts', 'server.ts', 'standalone.tsx'])
      rmSync(path.join(team.root, 'gifts-mfe/src', unused), { recursive: true });
    writeFileSync(path.join(team.root, 'gifts-mfe/src/routes.tsx'), ROUTES);
    writeFileSync(path.join(team.root, 'gifts-mfe/src/wrapping.ts'), PAGE);
    expect(team.run(['shared/cli/build.js', 'shell', 'gifts'])).toMatchObject({ isSuccessful: true });
    const store = await openStore(team.root);
    const unmounted: string[] = [];
    page.on('console', (message) => message.text() === 'unmounted' && unmounted.push(page.url()));

    const response = await page.goto(`${store.url}/gifts?ribbon=gold`);
    expect(await response?.text(), 'rendered on the server').toContain('<p>With a gold ribbon.</p>');
    await expect(page).toHaveTitle('Gift wrapping · Glow');
    await expect(async () => {
      await page.getByRole('button', { name: 'Wrap a box' }).click();
      await expect(page.getByRole('main').getByRole('status')).not.toHaveText('0', { timeout: 100 });
    }).toPass({ timeout: 20_000 });

    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByRole('main').getByRole('link', { name: 'Shop Bestsellers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestsellers' })).toBeVisible();
    expect(unmounted).toHaveLength(1);
    await page.goBack();
    await expect(page.getByText('With a gold ribbon.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('0');
    await expect(page.locator('html[data-same-document]'), 'no reload').toHaveCount(1);
    team.remove();
  },
);
