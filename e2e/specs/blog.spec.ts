import { expect, test, untilHydrated } from '../fixtures';
import { journey } from '../journey';

const TAGS = [...journey('blog', 'storefront'), '@firefox'];
const ROUTINE = '/blog/a-simple-routine-morning-and-night';

test('a reader goes from an article to its tag, its category and a product', { tag: TAGS }, async ({ page }) => {
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
});
