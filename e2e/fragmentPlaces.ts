import type { Page } from '@playwright/test';
import { expect, setUpSession, untilLoaded } from './fixtures';
import { fetchRendered } from './rendered';

type RemoteName = 'storefront' | 'checkout' | 'account' | 'blog';

/** A page with a fragment. */
export interface Place {
  name: string;
  path: string;
  status: number;
  heading: RegExp;
  /** The package of the page. */
  owner: 'shell' | RemoteName;
  /** The slot with the fragment, if there is one. */
  slot?: string;
  remote: RemoteName;
  /** The name of the fragment, and what it says. */
  fragment: string;
  text: string;
  /** Whether the page depends on what a device keeps: its fragment is not in the HTML of the server. */
  isOfDevice?: boolean;
}

const BESTSELLERS = { remote: 'storefront', fragment: 'ProductShelf', text: 'Bestsellers to begin with' } as const;
const SHELF = { remote: 'blog', fragment: 'ArticleShelf' } as const;

/** A page of each package, with a fragment of another. */
export const PLACES: Place[] = [
  {
    ...{ name: 'product', path: '/product/skn-002', status: 200, heading: /./ },
    ...{ owner: 'storefront', slot: 'storefront/product.below', ...SHELF, text: 'In the blog' },
  },
  {
    ...{ name: 'home', path: '/', status: 200, heading: /./, owner: 'storefront', slot: 'storefront/home.below' },
    ...{ remote: 'blog', fragment: 'BlogBand', text: 'Slow reading for good skin' },
  },
  {
    ...{ name: 'article', path: '/blog/how-to-read-an-ingredient-list', status: 200, heading: /ingredient list/i },
    ...{ owner: 'blog', ...BESTSELLERS, text: 'Products in this article' },
  },
  {
    ...{ name: 'empty cart', path: '/cart', status: 200, heading: /cart/i, owner: 'checkout' },
    ...{ ...BESTSELLERS, isOfDevice: true },
  },
  {
    ...{ name: 'unknown page', path: '/no-such-page', status: 404, heading: /Page not found/, owner: 'shell' },
    ...BESTSELLERS,
  },
  {
    ...{ name: 'order', path: '/account/orders/GLW-001', status: 200, heading: /^Order GLW-001$/, owner: 'account' },
    ...{ ...SHELF, text: 'In the blog', isOfDevice: true },
  },
];

/** The start of a fragment in the HTML of the server, in a whole page; empty if its element is. */
export async function servedFragment(url: string, place: Place): Promise<string> {
  const { status, html } = await fetchRendered(url + place.path);
  expect(status).toBe(place.status);
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, ''), 'the heading').toMatch(place.heading);
  expect(html).toMatch(/<header.*<main.*<footer/s);
  const at = html.indexOf(`data-fragment="/fragments/${place.remote}/${place.fragment}?`);
  expect(at, 'the place of the fragment').toBeGreaterThan(0);
  const content = html.slice(html.indexOf('>', at) + 1);
  return content.startsWith('</div>') ? '' : content.slice(0, 10_000);
}

/** Opens the page, and looks at its fragment. */
export async function openPlace(page: Page, { path, status, heading, name }: Place): Promise<void> {
  if (name === 'order') await setUpSession(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
  await untilLoaded(page);
}

/** Brings the place of the fragment onto the screen, which loads its code. */
export async function scrollToFragment(page: Page): Promise<void> {
  await page
    .locator('[data-fragment]')
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await untilLoaded(page);
}

/** The text of the page without its fragments. */
export function textAround(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('[data-fragment], noscript, script, style, template')) element.remove();
    return copy.textContent;
  });
}

export function textOfFragments(page: Page): Promise<string> {
  return page
    .locator('[data-fragment]')
    .evaluateAll((elements) =>
      elements.map((element) => (element.checkVisibility() ? (element as HTMLElement).innerText : '')).join(''),
    );
}

/** The height of the place of the first fragment, in pixels. */
export function heightOfFragment(page: Page): Promise<number> {
  return page
    .locator('[data-fragment]')
    .first()
    .evaluate((element) => element.clientHeight);
}

/** Header and footer are there, nothing rests, and the cart can be used. */
export async function expectWholeStore(page: Page, { name }: Place): Promise<void> {
  await expect(page.getByText(/is resting|could not load|unavailable/i)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  if (name === 'product') {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
  } else if (name !== 'empty cart') {
    await cart.click();
    await expect(drawer).toBeVisible();
  }
}
