import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test, untilTaken } from '../fixtures';
import { Team } from '../team';

/** Ports of this test's own: of the shell, of the API behind it, and of the blog's development server. */
const [SHELL_PORT, API_PORT, BLOG_PORT] = ['4392', '4393', '4394'];

test('one remote is worked on with hot reload inside the store, the others as they are live', async ({ page }) => {
  test.setTimeout(180_000);
  const team = new Team();
  team.edit('shared/build/dev.js', 'const API_PORT = 3100;', `const API_PORT = ${API_PORT};`);
  team.edit('shared/remotes.json', '"port": 3004', `"port": ${BLOG_PORT}`);
  const dev = spawn(process.execPath, ['shared/build/dev.js', 'blog'], { cwd: team.root, env: { ...process.env, PORT: SHELL_PORT, DATA_DIR: path.join(team.root, '.data/dev'), DATABASE_URL: '' }, stdio: 'ignore' });
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await expect(async () => {
      await page.goto(`http://localhost:${SHELL_PORT}/blog`);
      await expect(heading).toHaveText('The Glow Journal');
    }).toPass();
    await expect.poll(() => scripts).toContain(`http://localhost:${BLOG_PORT}/remoteEntry.js`);

    await untilTaken(heading);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    team.edit('blog-mfe/src/blog/BlogHero.tsx', 'The Glow Journal', 'The Evening Journal');
    await expect(heading).toHaveText('The Evening Journal', { timeout: 60_000 });

    await page.getByRole('banner').getByRole('link', { name: 'Makeup', exact: true }).click();
    await expect(heading).toHaveText('Makeup');
    expect(await page.evaluate(() => Reflect.has(window, 'isSamePage')), 'nothing was loaded anew').toBe(true);
    expect(scripts.filter((url) => /\/assets\/storefront\/remoteEntry\.\w+\.js$/.test(url)), 'the others are what was built').not.toEqual([]);
    await page.goto('about:blank');
  } finally {
    dev.kill();
    await ended;
    team.remove();
  }
});
