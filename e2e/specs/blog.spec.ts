import { expectAccessible } from '../accessible';
import { expect, openUnhydrated, test, untilTaken } from '../fixtures';

const ROUTINE = '/blog/a-simple-routine-morning-and-night';

/** The blog's states: where they are, and what must be there before they are judged. */
const STATES: [name: string, url: string, heading: string][] = [
  ['home', '/blog', 'Latest Articles'],
  ['all posts', '/blog?all=1', 'All Articles'],
  ['a search that finds', '/blog?q=vitamin', 'Articles on “vitamin”'],
  ['a search that finds nothing', '/blog?q=zzz', 'No articles found'],
  ['an article', ROUTINE, 'Why the order matters'],
  ['another article', '/blog/soft-evening-makeup-in-fifteen-minutes', 'Before you begin'],
  ['a third article', '/blog/how-to-read-an-ingredient-list', 'Four rules of the list'],
  ['a category', '/blog/category/skincare-tips', 'In the meantime'],
  ['a category without articles', '/blog/category/beauty-trends', 'In the meantime'],
  ['a tag', '/blog/tag/vitamin-c', 'In the meantime'],
];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [name, url, heading] of STATES) {
      test(`${name} fits and is accessible`, async ({ page }) => {
        await page.goto(url);
        await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no horizontal scroll').toBeLessThanOrEqual(width);
        await expectAccessible(page);
      });
    }
  });
}

test('a reader searches with the keyboard, reads what was found, and is back where the search was', async ({ page }) => {
  await page.goto('/blog');
  const searchBox = page.getByRole('searchbox', { name: 'Search articles' });
  await untilTaken(searchBox);
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

test.describe('on a slow network', () => {
  test('what is typed before the search is alive is searched for', async ({ page }) => {
    const comeAlive = await openUnhydrated(page, '/blog');
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('lipstick');
    comeAlive();
    await expect(page.getByRole('heading', { name: 'Articles on “lipstick”' })).toBeVisible();
  });
});

test('View All Posts reveals every post, and the way back takes that back', async ({ page }) => {
  await page.goto('/blog');
  await untilTaken(page.getByRole('button', { name: 'View All Posts' }));
  await page.getByRole('button', { name: 'View All Posts' }).click();
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeFocused();
  await expect(page).toHaveURL(/\/blog\?all=1$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
});

test('a reader goes from an article to its tag, its category and a product in its text', { tag: '@journey' }, async ({ page }) => {
  await page.goto(ROUTINE);
  const article = page.getByRole('main').getByRole('article');
  await untilTaken(article);
  await article.getByRole('link', { name: '#vitamin-c' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '#vitamin-c' })).toBeFocused();
  await page.getByRole('link', { name: 'A Simple Routine, Morning and Night' }).click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Skincare Tips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skincare Tips' })).toBeFocused();
  await page.goBack();
  await article.getByRole('link', { name: 'Rose Petal Balancing Toner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Petal Balancing Toner' })).toBeVisible();
});

test('Share copies the address of the article where the device has no share sheet', async ({ page, context, store }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(ROUTINE);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(store.url + ROUTINE);
});

for (const [url, source, interests] of [
  ['/blog', 'blog_newsletter', ['blog', 'beauty-tips', 'tutorials']],
  [ROUTINE, 'blog_post_sidebar', ['blog']],
] as const) {
  test(`the newsletter at ${url} says where it stands and what interests its readers`, async ({ page }) => {
    await page.goto(url);
    const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' });
    await untilTaken(form);
    await form.getByLabel('Email address').fill('noor@example.com');
    const sent = page.waitForRequest('**/api/newsletter/subscribe');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    expect((await sent).postDataJSON()).toEqual({ email: 'noor@example.com', source, interests });
    await expect(page.getByRole('main').getByText('Check your email for confirmation.')).toBeVisible();
  });
}

test.describe('what is not there', () => {
  test.use({ expectedMessages: /404/ });

  test('an unknown article is answered 404, is accessible and leads back', async ({ page }) => {
    expect((await page.goto('/blog/unknown'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    await expectAccessible(page);
    await untilTaken(page.getByRole('link', { name: 'Back to Blog' }));
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Glow Journal' })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search asks the server', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('ingredient');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\?q=ingredient$/);
    await expect(page.getByRole('region', { name: 'Articles on “ingredient”' }).getByRole('article')).toHaveCount(1);
  });
});
