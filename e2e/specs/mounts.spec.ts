import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, untilHydrated } from '../fixtures';
import { installLibraries } from '../installLibraries';
import { readShifts, recordShifts } from '../layoutShift';
import { OwnRepository } from '../ownRepository';
import { liveBuild } from '../registry';
import { fetchRendered } from '../rendered';

const PRODUCT = '/product/skn-002';
const MAX_SHIFT = 0.001;
const POLL = 'src/mounts/Poll.mount.tsx';
const CHANGED = /^GLOW-139 gifts \(build \w+\) has changed Array\.prototype\.at, in \S+\/Poll\.\w+\.js$/;

/** Fragments of other frameworks, by file. */
const SOURCES = {
  'src/mounts/Gift.mount.tsx': `import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';

function Gift({ productId }: { productId: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{\`React \${version} wraps \${count} of \${productId}\`}</button>;
}

export function mount(element: HTMLElement, props: { productId: string }) {
  const root = createRoot(element);
  root.render(<Gift {...props} />);
  return () => root.unmount();
}
`,
  [POLL]: `/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';

function Poll({ productId }: { productId: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{\`Preact counts \${count} for \${productId}\`}</button>;
}

export function mount(element: HTMLElement, props: { productId: string }) {
  render(<Poll {...props} />, element);
  return () => render(null, element);
}
`,
  'src/fragments.ts': `declare module '@glow/shared/app' {
  interface Fragments {
    'gifts/Gift': { productId: string };
    'gifts/Poll': { productId: string };
  }
}

export {};
`,
};

const ROUTES = ['Gift', 'Poll'].map(
  (name) =>
    `  { fragment: 'gifts/${name}', load: mounted('6rem', () => import(/* webpackChunkName: "${name}" */ './mounts/${name}.mount')) },\n`,
);

/** A repository with both fragments on the page of each product. */
function makeGuest(): OwnRepository {
  const own = new OwnRepository('gifts');
  own.make();
  mkdirSync(path.join(own.folder, 'src/mounts/node_modules'), { recursive: true });
  installLibraries(path.join(own.folder, 'src/mounts'), ['react@18.3.1', 'react-dom@18.3.1', 'preact@10.27.2']);
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(path.join(own.folder, file), text);
  own.edit(
    'src/routes.tsx',
    'import type',
    "import { mounted } from '@glow/shared/mount';\nimport './fragments';\nimport type",
  );
  own.edit('src/routes.tsx', ']);', `${ROUTES.join('')}]);`);
  own.edit('package.json', '"slots": {', '"fragments": { "Gift": "1.0.0", "Poll": "1.0.0" }, "slots": {');
  const slot = '"storefront/product.below": [{ "fragment": "Gift", "order": 1 }, { "fragment": "Poll", "order": 2 }]';
  own.edit('package.json', '"slots": {', `"slots": { ${slot},`);
  return own;
}

const fragmentOf = (page: Page, name: string) =>
  page.locator(`[data-fragment*="gifts/${name}"]`).filter({ visible: true });

async function showBoth(page: Page): Promise<void> {
  for (const name of ['Gift', 'Poll']) {
    await fragmentOf(page, name).scrollIntoViewIfNeeded();
    await expect(fragmentOf(page, name).getByRole('button')).toBeVisible();
  }
}

async function clickBoth(page: Page): Promise<void> {
  for (const [name, before, after] of [
    ['Gift', 'React 18.3.1 wraps 0 of skn-002', 'React 18.3.1 wraps 1 of skn-002'],
    ['Poll', 'Preact counts 0 for skn-002', 'Preact counts 1 for skn-002'],
  ] as const) {
    await fragmentOf(page, name).getByRole('button', { name: before }).click();
    await expect(fragmentOf(page, name).getByRole('button', { name: after })).toBeVisible();
  }
}

test.use({ expectedMessages: CHANGED });

test('fragments in React 18 and Preact', { tag: ['@full', '@layout'] }, async ({ page, openStore }) => {
  test.setTimeout(1_800_000);
  const store = await openStore();
  const own = makeGuest();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));

  async function release(): Promise<void> {
    const former = await liveBuild(store, 'gifts');
    expect(await own.glow(store, 'release', '--skip', 'tests')).toMatchObject({ status: 0 });
    await expect.poll(() => liveBuild(store, 'gifts')).not.toBe(former);
  }

  await test.step('the server keeps their space', async () => {
    await release();
    const space = /data-fragment="\/fragments\/gifts\/(Gift|Poll).{1,200}?<div style="min-height:6rem"><\/div>/g;
    await expect.poll(async () => (await fetchRendered(store.url + PRODUCT)).html.match(space)).toHaveLength(2);
  });

  await test.step('they work beside the page, which does not move, and again after it was left', async () => {
    await recordShifts(page);
    await page.goto(store.url + PRODUCT);
    await untilHydrated(page.getByRole('heading', { level: 1 }));
    await showBoth(page);
    expect(await readShifts(page, 0, MAX_SHIFT)).toEqual([]);
    await clickBoth(page);
    await page.getByRole('banner').getByRole('link', { name: 'Gifts' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
    await page.goBack();
    await showBoth(page);
    await clickBoth(page);
    expect(told.filter((text) => CHANGED.test(text))).toEqual([]);
  });

  await test.step('one that replaces a built-in function is named', async () => {
    const replacement =
      'Array.prototype.at = function (index: number) { return this[(index + this.length) % this.length]; };';
    own.edit(POLL, '  render(<Poll', `  ${replacement}\n  render(<Poll`);
    await release();
    await page.goto(store.url + PRODUCT);
    await showBoth(page);
    await expect.poll(() => told).toContainEqual(expect.stringMatching(CHANGED));
  });
  own.remove();
});
