import { expectAccessible } from '../accessible';
import { expect, test, untilHydrated } from '../fixtures';
import { journey } from '../journey';

const ROUTINE = '/blog/a-simple-routine-morning-and-night';

test('a reader searches with the keyboard, reads what was found, and is back where the search was', async ({
  page,
}) => {
  await page.goto('/blog?q=zzz');
  await expect(page.getByRole('main').getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expectAccessible(page);
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
