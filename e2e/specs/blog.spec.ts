import { expectToFit } from '../accessible';
import { expect, openUnhydrated, test, untilHydrated } from '../fixtures';
import { journey } from '../journey';
import { fetchRendered } from '../rendered';

const ROUTINE = '/blog/a-simple-routine-morning-and-night';

/** The blog's states by test: URL, and the heading to wait for. */
const STATES: { test: string; tag?: string; states: [url: string, heading: string][] }[] = [
  {
    test: 'a search without a result and an article',
    states: [
      ['/blog?q=zzz', 'No articles found'],
      [ROUTINE, 'Why the order matters'],
    ],
  },
  {
    test: 'the blog home, all posts and a search with a result',
    tag: '@full',
    states: [
      ['/blog', 'Latest Articles'],
      ['/blog?all=1', 'All Articles'],
      ['/blog?q=vitamin', 'Articles on “vitamin”'],
    ],
  },
  {
    test: 'the other articles',
    tag: '@full',
    states: [
      ['/blog/soft-evening-makeup-in-fifteen-minutes', 'Before you begin'],
      ['/blog/how-to-read-an-ingredient-list', 'Four rules of the list'],
    ],
  },
  {
    test: 'a category, one without articles and a tag',
    tag: '@full',
    states: [
      ['/blog/category/skincare-tips', 'In the meantime'],
      ['/blog/category/beauty-trends', 'In the meantime'],
      ['/blog/tag/vitamin-c', 'In the meantime'],
    ],
  },
];

for (const { test: name, tag = [], states } of STATES) {
  test(`${name} fit and are accessible on a phone and a desktop`, { tag }, async ({ page }) => {
    for (const [url, heading] of states) {
      await page.goto(url);
      await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
      await expectToFit(page, url);
    }
  });
}

test('a reader searches with the keyboard, reads what was found, and is back where the search was', async ({
  page,
}) => {
  await page.goto('/blog');
  const searchBox = page.getByRole('searchbox', { name: 'Search articles' });
  await untilHydrated(searchBox);
  await searchBox.fill('LIPSTICK');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Articles on “LIPSTICK”' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Soft Evening Makeup in Fifteen Minutes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Soft Evening Makeup in Fifteen Minutes' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?q=LIPSTICK$/);
  await expect(searchBox).toHaveValue('LIPSTICK');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(searchBox).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
});

test('what is typed before the search is hydrated is searched for', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('lipstick');
  hydrate();
  await expect(page.getByRole('heading', { name: 'Articles on “lipstick”' })).toBeVisible();
});

test('View All Posts shows every post, and Back shows the latest again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/blog');
  await untilHydrated(page.getByRole('button', { name: 'View All Posts' }));
  await page.getByRole('button', { name: 'View All Posts' }).click();
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeFocused();
  await expect(page).toHaveURL(/\/blog\?all=1$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
});

test(
  'a reader goes from an article to its tag, its category and a product in its text',
  { tag: [...journey('blog', 'storefront'), '@firefox'] },
  async ({ page }) => {
    await page.goto(ROUTINE);
    const article = page.getByRole('main').getByRole('article', { name: 'A Simple Routine, Morning and Night' });
    await untilHydrated(article);
    await article.getByRole('link', { name: '#vitamin-c' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '#vitamin-c' })).toBeFocused();
    await page.getByRole('link', { name: 'A Simple Routine, Morning and Night' }).click();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Skincare Tips' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Skincare Tips' })).toBeFocused();
    await page.goBack();
    // an earlier build has it below the text too
    await article.getByRole('link', { name: 'Rose Petal Balancing Toner' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rose Petal Balancing Toner' })).toBeVisible();
  },
);

test(
  'Share copies the address of the article where the device has no share sheet',
  { tag: '@full' },
  async ({ page, context, store }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(ROUTINE);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(store.url + ROUTINE);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search asks the server', { tag: '@full' }, async ({ page, store }) => {
    // the server keeps the page to which the form leads
    await fetchRendered(`${store.url}/blog?q=ingredient`);
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('ingredient');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\?q=ingredient$/);
    await expect(page.getByRole('region', { name: 'Articles on “ingredient”' }).getByRole('article')).toHaveCount(1);
  });
});
