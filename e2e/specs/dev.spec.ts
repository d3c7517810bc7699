import type { Locator } from '@playwright/test';
import { expect, test as base, untilHydrated } from '../fixtures';
import { Team, type Development } from '../team';

/** What the browser says of the mistakes that the tests make. */
base.use({ expectedMessages: /webpack-dev-server|No hero|%o/ });

const test = base.extend<{ team: Team; develop(...args: string[]): Development }>({
  team: async ({}, use) => {
    const team = new Team();
    await use(team);
    team.remove();
  },

  // stops the servers even if the test fails
  develop: async ({ team }, use) => {
    const started: Development[] = [];
    await use((...args) => {
      const development = team.develop(...args);
      started.push(development);
      return development;
    });
    for (const development of started) expect(await development.stop()).toEqual({ code: 0, remaining: [] });
  },
});

test('one remote is worked on with hot reload in the store', { tag: '@full' }, async ({ develop, team, page }) => {
  const address = await develop('blog').waitForOutput(/http:\/\/localhost:\d+/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${address}/blog`);
  await expect(heading).toHaveText('The Glow Blog');
  const [entry = '', ...more] = requested.filter((url) => url.endsWith('/remoteEntry.js'));
  expect([new URL(entry).origin === address, more], 'one server beside that of the shell').toEqual([false, []]);
  const crossOrigin = await fetch(entry, { headers: { origin: 'http://glow.example' } });
  expect([...crossOrigin.headers.keys()]).not.toContain('access-control-allow-origin');
  expect(crossOrigin.headers.get('cross-origin-resource-policy')).toBe('same-site');

  await untilHydrated(heading);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  team.edit('blog-mfe/src/blog/BlogHero.tsx', 'The Glow Blog', 'The Evening Blog');
  await expect(heading).toHaveText('The Evening Blog');

  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await search.fill('rose');
  const hero = 'blog-mfe/src/blog/BlogHero.tsx';
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  const mistakes: [from: string, to: string, shown: Locator, told: RegExp][] = [
    ['export function BlogHero(', 'export function BlogHero((', overlay, /BlogHero\.tsx:\d+: Unexpected token/],
    ["from '@emotion/styled'", "from '@emotion/styles'", overlay, /:\d+: '@emotion\/styles' is not there/],
    [
      '  return (\n    <Header>',
      '  if (document.body) throw new Error("No hero");\n  return (\n    <Header>',
      page.locator('#glow-error'),
      /No hero[^]*BlogHero\.tsx:\d+[^]*> +\d+ \|/,
    ],
  ];
  for (const [from, to, shown, told] of mistakes) {
    team.edit(hero, from, to);
    await expect(shown).toContainText(told);
    await expect(page.getByRole('banner')).toBeVisible();
    team.edit(hero, to, from);
    await expect(shown).toBeHidden();
    await expect(heading).toHaveText('The Evening Blog');
    await expect(search).toHaveValue('rose');
  }

  await page.getByRole('banner').getByRole('link', { name: 'Makeup', exact: true }).click();
  await expect(heading).toHaveText('Makeup');
  expect(await page.evaluate(() => Reflect.has(window, 'isSamePage')), 'the page was not reloaded').toBe(true);
  const built = requested.filter((url) => /\/assets\/storefront\/remoteEntry\.\w+\.js$/.test(url));
  expect(built, 'the other remotes are served as built').not.toEqual([]);
});

test('told to stop while it builds, it leaves nothing behind', { tag: '@full' }, async ({ develop, team }) => {
  test.skip(process.platform !== 'linux', 'only Linux shows what runs');
  team.edit('admin-mfe/package.json', '"version": "1.0.0"', '"version": "1.0.1"');
  const development = develop('blog');
  await development.waitForOutput(/Building .*admin/);
  expect(await development.stop()).toEqual({ code: 0, remaining: [] });
  expect(development.output).not.toMatch(/built admin|Orders are kept/);
});
