import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { expectAccessible } from '../accessible';
import { addToCart, expect, navigateInPage, test } from '../fixtures';
import contract from '../../shared/contract.json' with { type: 'json' };
import { liveBuild, registryOf } from '../registry';
import { repository } from '../store';

/** The contracts of the stateful entry points; the shell still offers the former major of some. */
const contracts: Record<string, { version: string; former?: object }> = contract;
const STATEFUL = ['cart', 'auth', 'toast', 'router', 'wishlist', 'app'].map((name) => `@glow/shared/${name}`);

/** Runs `npm run glow -- status` for a store's URL. */
function printStatus(url: string): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['tools/glow.js', 'status', url], { cwd: repository, encoding: 'utf8' });
}

test('a developer sees whose is what, of which build; a shopper loads none of it', async ({ page, store }) => {
  const { id, remotes } = await registryOf(store);
  const loaded: string[] = [];
  page.on('request', (sentRequest) => loaded.push(sentRequest.url()));
  await page.goto('/blog');
  const scripts = (name: string) => loaded.filter((url) => url.includes(`/${name}.`));
  await expect.poll(() => scripts('after-hydration'), 'reporting starts when the page is idle').toHaveLength(1);
  expect(scripts('inspector')).toEqual([]);

  await page.keyboard.press('Control+Alt+KeyG');
  const panel = page.getByRole('complementary', { name: 'Composition of this page' });
  await expect(panel).toContainText(id);
  for (const { name, build, version } of remotes)
    await expect(panel.getByRole('row', { name: new RegExp(`^${name} .*${version} ${build}`) })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^blog Editorial .* \d+ [\d.]+ \d+ ms$/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^admin .* not loaded$/ })).toBeVisible();
  await expect(page.getByText(`blog · ${await liveBuild(store, 'blog')} · team Editorial`)).toBeVisible();
  await panel.getByText('Shared libraries').click();
  await expect(panel.getByRole('row', { name: /^react 19\.\S+ shell .*blog.* 0$/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^@glow\/shared\/auth \S+ shell .* 0$/ })).toBeVisible();
  await expectAccessible(page, 'the inspector');
  const told = await page.evaluate<object>('__FEDERATION__.moduleInfo');
  expect(Object.keys(told)).toEqual([...remotes.map(({ name }) => `glow_${name}`), 'glow_shell']);

  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  await test.step('the shell alone brings React and every stateful entry point, whatever remotes are loaded', async () => {
    for (const [url, name] of [
      ['/cart', /cart/i],
      ['/login', 'Sign In'],
      ['/', 'Quiet rituals, lasting glow'],
    ] as const) {
      await navigateInPage(page, url);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
    }
    const scope = await page.evaluate(() => {
      const { shareScope } = Reflect.get(window, 'GLOW_FEDERATION') as {
        shareScope: Record<string, Record<string, { from: string }>>;
      };
      return Object.fromEntries(
        Object.entries(shareScope).map(([name, versions]) => [name, Object.values(versions).map(({ from }) => from)]),
      );
    });
    for (const module of ['react', 'react-dom', '@emotion/react', ...STATEFUL]) {
      const { former = undefined } = contracts[module.replace('@glow/shared/', '')] ?? {};
      expect(scope[module], module).toEqual(Array(former ? 2 : 1).fill(expect.stringContaining('glow_shell')));
    }
  });
});

test('?glow-inspect opens it too, and its labels stand above the drawer', { tag: '@full' }, async ({ page, store }) => {
  await addToCart(page, '/product/skn-002?glow-inspect');
  const label = page.getByText(`checkout · ${await liveBuild(store, 'checkout')} · team Purchase`);
  await expect(label).toBeVisible();
  await expect
    .poll(() =>
      label.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        element.style.pointerEvents = 'auto';
        return (
          document.elementFromPoint(left + 5, top + 5) === element ||
          document.querySelector('dialog[open]')?.contains(document.elementFromPoint(left + 5, top + 5))
        );
      }),
    )
    .toBe(true);
});

test('vitals are reported, and status prints what is live', { tag: '@full' }, async ({ page, request, store }) => {
  const { id, remotes } = await registryOf(store);
  const build = await liveBuild(store, 'blog');
  await expect(async () => {
    await page.goto('/blog');
    // a cached file gives no response event
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-hydration.')),
    );
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goto('/careers');
    const { kept, evidence } = await (await request.get('/api/reports')).json();
    // only with the token of the page, which the browser reads from its header
    expect(evidence).toContainEqual(
      expect.objectContaining({ remote: 'blog', build, pages: { bad: 0, of: expect.any(Number) } }),
    );
    const figure = { remote: 'blog', build, screen: '/blog', name: 'LCP' };
    expect(kept[0].figures).toContainEqual({ ...figure, count: expect.any(Number), p75: expect.any(Number) });
  }).toPass();

  const live = printStatus(store.url);
  expect(live.status).toBe(0);
  expect(live.stdout).toContain(`Composition ${id}`);
  for (const remote of remotes) expect(live.stdout).toMatch(new RegExp(`${remote.name}\\W.*${remote.build}`));
  const unreachable = printStatus('http://localhost:9');
  expect(unreachable.status).toBe(1);
  expect(unreachable.stderr).toContain('No store answers at http://localhost:9');
});
