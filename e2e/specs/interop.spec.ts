import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { editFile, run } from '../commands';
import { expect, test, untilHydrated } from '../fixtures';
import { blocksOf, commandsOf } from '../documented';
import { StockProject } from '../interop/stockProject';
import { operate } from '../ownRepository';
import { liveBuild } from '../registry';
import { keepReports, sentReports } from '../reports';
import { repository } from '../store';

const REMOTES = [
  { project: 'webpack-remote', module: 'Poll', heading: 'Which scent?' },
  { project: 'rspack-remote', module: 'Survey', heading: 'How was it?' },
  { project: 'vite-remote', module: 'Quiz', heading: 'Which skin type?' },
];

// the panel of an entry that a test refuses
// and the scripts of Vite whose hashes are wrong, one of which is the probe
test.use({
  expectedMessages:
    /ERR_FAILED|could not be loaded|has failed|React error #422|valid digest in the 'integrity'|dynamically imported|External import maps|a newer browser/,
});

const spacing = (page: Page) => page.getByRole('banner').evaluate((element) => getComputedStyle(element).letterSpacing);

const panelOf = (page: Page) => page.getByRole('heading', { name: 'This part of the store is resting' });

/** For a remote of ES modules, at this URL. */
async function checkHashes(page: Page, url: string, name: string): Promise<void> {
  await test.step('a nested module with other bytes does not run', async () => {
    const files = `**/assets/${name}/*/assets/*.js`;
    const changed: string[] = [];
    await page.route(files, async (route) => {
      const response = await route.fetch();
      changed.push(route.request().url());
      await route.fulfill({ response, body: `globalThis.isForged = true;${await response.text()}` });
    });
    await page.goto(url);
    await expect(panelOf(page)).toBeVisible();
    expect(changed).not.toEqual([]);
    expect(await page.evaluate(() => Reflect.has(window, 'isForged'))).toBe(false);
    await page.unroute(files);
  });

  await test.step('a browser without such hashes shows the panel with a sentence, and no report blames the build', async () => {
    await keepReports(page);
    await page.route(url, async (route) => {
      const response = await route.fetch();
      // Chromium refuses such a map, and goes on without it
      const body = (await response.text()).replace('type="importmap"', '$& src="data:,"');
      await route.fulfill({ response, body });
    });
    await page.goto(url);
    await expect(panelOf(page)).toBeVisible();
    await expect(page.getByText('This part of the store needs a newer browser.')).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect((await sentReports(page)).failures).toEqual([]);
    await page.unroute(url);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(panelOf(page)).toBeHidden();
  });
}

const PAIR = { tag: ['@full', '@interop'] };

for (const { project, module, heading } of REMOTES)
  test(`a stock build of ${project} is a remote of the store`, PAIR, async ({ page, openStore }) => {
    test.setTimeout(1_800_000);
    const store = await openStore();
    const stock = new StockProject(project);
    const name = module.toLowerCase();
    const [block = '', description = ''] = blocksOf('docs/own-repository.md', {
      section: 'Bring a remote you already have',
    });
    const commands = commandsOf(block).map((line) => line.replace(/ poll$/, ` ${name}`));
    const [copy, describe = '', build = '', publish = '', retire = '', ...others] = commands;
    expect([copy, others]).toEqual(['cp -r e2e/interop/webpack-remote ../poll', []]);
    const settings = JSON.parse(description.replaceAll('poll', name).replaceAll('Poll', module));
    /** Runs a command of the guide; returns its output. */
    const follow = async (line: string): Promise<string> => {
      if (line === 'cp e2e/interop/glow.publish.json ../poll') stock.describe(settings);
      else if (line === '(cd ../poll && npm ci && npm run build)') stock.build();
      else {
        const [, args = ''] = /^npm run glow -- (.*)/.exec(line) ?? [];
        const { status, output } = await operate(store, ...args.replace('../poll/dist', stock.dist).split(' '));
        expect([status, output]).toEqual([0, expect.any(String)]);
        return output;
      }
      return '';
    };
    const url = `${store.url}/${name}`;
    const title = page.getByRole('heading', { level: 1, name: heading });
    const votes = page.getByRole('button', { name: /^Votes/ });
    await follow(build);

    await test.step('without a description it is refused, with an example', async () => {
      const refused = { status: 1, output: expect.stringContaining('for example { "name": "poll"') };
      expect(await operate(store, 'publish', stock.dist)).toMatchObject(refused);
    });

    await test.step('it is live by at most five commands of the guide', async () => {
      await follow(describe);
      expect(commands.indexOf(publish) + 1).toBeLessThanOrEqual(5);
      expect(await follow(publish)).toContain(`\`npm run glow -- retire ${name}\` takes it back.`);
      await expect.poll(() => liveBuild(store, name)).not.toBe('');
    });

    await test.step('screen, hook, style: the server keeps its space, and the browser shows it in the shell', async () => {
      await expect.poll(async () => (await fetch(url)).text()).toContain('<div style="min-height:80vh"></div>');
      await page.goto(url);
      await untilHydrated(title);
      await expect(page).toHaveTitle(`A ${name} · Glow`);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await votes.click();
      await expect(votes).toHaveText('Votes: 1');
      await page.getByRole('button', { name: 'Details' }).click();
      await expect(page.getByText(`The ${name} ends on Sunday.`)).toBeVisible();
      expect(await spacing(page)).toBe('3px');
    });

    await test.step('link, back: its styles are gone with its page, and come back with it', async () => {
      await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'The Glow Blog' })).toBeVisible();
      await expect.poll(() => spacing(page)).not.toBe('3px');
      await navigation.getByRole('link', { name: module }).click();
      await expect(title).toBeFocused();
      expect(await spacing(page)).toBe('3px');
      await votes.click();
      await expect(votes).toHaveText(/^Votes: [12]$/);
      expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(true);
      await page.getByRole('link', { name: 'Read the blog' }).click();
      await expect(page).toHaveURL(/\/blog$/);
    });

    await test.step('the status has it', async () => {
      const { output } = await run(['tools/glow.js', 'status', store.url], repository);
      expect(output).toMatch(new RegExp(`${name}.*Research.*1\\.0\\.0`));
    });

    await test.step('down: without its entry there is a panel, and Retry shows it', async () => {
      const entry = `**/assets/${name}/*/remoteEntry.js`;
      await page.route(entry, (route) => route.abort());
      await page.goto(url);
      await expect(panelOf(page)).toBeVisible();
      await page.unroute(entry);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(title).toBeVisible();
    });

    if (project === 'vite-remote') await checkHashes(page, url, name);

    await test.step('new build: another build goes live, and a rollback brings the former one back', async () => {
      const former = await liveBuild(store, name);
      editFile(path.join(stock.folder, `src/${module}.jsx`), 'Votes: ', 'Ballots: ');
      await follow(build);
      await follow(`${publish} --share 10`);
      expect(await operate(store, 'promote', name)).toMatchObject({ status: 0 });
      await expect.poll(() => liveBuild(store, name)).not.toBe(former);
      await page.goto(url);
      await expect(page.getByRole('button', { name: 'Ballots: 0' })).toBeVisible();
      expect(await operate(store, 'rollback', name)).toMatchObject({ status: 0 });
      await expect.poll(() => liveBuild(store, name)).toBe(former);
      await page.reload();
      await expect(votes).toBeVisible();
    });

    await test.step('it is taken out of the store', async () => {
      await follow(retire);
      await expect.poll(async () => (await fetch(url)).status).toBe(404);
    });

    await test.step('a build without its manifest is refused', async () => {
      rmSync(path.join(stock.dist, 'mf-manifest.json'));
      expect(await operate(store, 'publish', stock.dist)).toMatchObject({
        status: 1,
        output: expect.stringContaining('GLOW-275'),
      });
    });
    stock.remove();
  });
