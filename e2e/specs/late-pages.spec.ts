import { expect, test } from '../fixtures';
import { blamedBuilds } from '../reports';

test.use({ expectedMessages: /status of (404|503)|answered 503|no page at/, opensRendered: false });

test('a late page has the frame, and comes in the browser (REL-143, REL-144)', async ({ openStore, page }) => {
  const SITE_URL = 'https://glow.example';
  // a test of the setting: no page is rendered so soon
  const { url } = await openStore(undefined, { RENDER_TIMEOUT_MS: '1', SITE_URL, TRUST_PROXY: '127.0.0.1' });
  const open = (path: string) => fetch(url + path, { headers: { accept: 'text/html' } });
  for (const [path, status] of [
    ['/product/skn-001', 503],
    ['/product/none', 404],
  ] as const) {
    let answer = await open(path);
    // the catalogue is waited for 200 ms only
    while (answer.status !== status) answer = await open(path);
    expect([path, answer.headers.has('retry-after')]).toEqual([path, status === 503]);
    expect(await answer.text()).toMatch(/<style[^]*<header[^]*<main[^]*<footer/);
  }
  const response = await page.goto(`${url}/product/skn-002`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Midnight/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE_URL}/product/skn-002`);
  expect(await blamedBuilds({ url })).toEqual([]);
});
