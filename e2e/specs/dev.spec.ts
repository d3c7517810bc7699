import { expect, test as base, untilTaken } from '../fixtures';
import { Team, type Development } from '../team';

const test = base.extend<{ team: Team; develop(...words: string[]): Development }>({
  team: async ({}, use) => {
    const team = new Team();
    await use(team);
    team.remove();
  },

  // stops the servers even if the test fails
  develop: async ({ team }, use) => {
    const started: Development[] = [];
    await use((...words) => {
      const development = team.develop(...words);
      started.push(development);
      return development;
    });
    for (const development of started) expect(await development.stop()).toEqual({ code: 0, left: [] });
  },
});

test(
  'one remote is worked on with hot reload inside the store, the others as they are live',
  { tag: '@full' },
  async ({ develop, team, page }) => {
    test.setTimeout(300_000);
    const address = await develop('blog').until(/http:\/\/localhost:\d+/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${address}/blog`);
    await expect(heading).toHaveText('The Glow Journal');
    const [entry = '', ...more] = asked.filter((url) => url.endsWith('/remoteEntry.js'));
    expect([new URL(entry).origin === address, more], 'one development server beside that of the shell').toEqual([
      false,
      [],
    ]);
    const stranger = await fetch(entry, { headers: { origin: 'http://glow.example' } });
    expect([...stranger.headers.keys()]).not.toContain('access-control-allow-origin');
    expect(stranger.headers.get('cross-origin-resource-policy')).toBe('same-site');

    await untilTaken(heading);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    team.edit('blog-mfe/src/blog/BlogHero.tsx', 'The Glow Journal', 'The Evening Journal');
    await expect(heading).toHaveText('The Evening Journal', { timeout: 60_000 });

    await page.getByRole('banner').getByRole('link', { name: 'Makeup', exact: true }).click();
    await expect(heading).toHaveText('Makeup');
    expect(await page.evaluate(() => Reflect.has(window, 'isSamePage')), 'nothing was loaded anew').toBe(true);
    expect(
      asked.filter((url) => /\/assets\/storefront\/remoteEntry\.\w+\.js$/.test(url)),
      'the others are what was built',
    ).not.toEqual([]);
  },
);

test(
  'told to stop while it builds, it starts nothing and leaves nothing behind',
  { tag: '@full' },
  async ({ develop, team }) => {
    test.skip(process.platform !== 'linux', 'only Linux shows what runs');
    team.edit('admin-mfe/package.json', '"version": "1.0.0"', '"version": "1.0.1"');
    const development = develop('blog');
    await development.until(/Building .*admin/);
    await expect.poll(() => development.processes(), 'dev.js, build.js and webpack').toHaveLength(3);
    expect(await development.stop()).toEqual({ code: 0, left: [] });
    expect(development.said).not.toMatch(/built admin|Orders are kept/);
  },
);
