import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { posts } from '../data/posts';
import { Screens } from '../routes';

const ROUTINE = 'A Simple Routine, Morning and Night';
const EVENING = 'Soft Evening Makeup in Fifteen Minutes';
const INGREDIENTS = 'How to Read an Ingredient List';

async function articlesInTheMeantime() {
  const meantime = await screen.findByRole('region', { name: 'In the meantime' });
  return within(meantime)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

test.each([
  ['/blog/category/skincare-tips', 'Skincare Tips', [ROUTINE]],
  ['/blog/category/makeup-tutorials', 'Makeup Tutorials', [EVENING]],
  ['/blog/category/product-reviews', 'Product Reviews', [INGREDIENTS]],
  ['/blog/tag/vitamin-c', '#vitamin-c', [ROUTINE, INGREDIENTS]],
])('%s is coming soon, leads home, and has its articles (URL-7, INFO-1, INFO-2)', async (url, heading, articles) => {
  renderRoutes(Screens, url);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(/coming soon/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Read the Blog' })).toHaveAttribute('href', '/blog');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Home', 'Blog', heading]);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await articlesInTheMeantime()).toEqual(articles);
  expect(screen.queryByText(/no articles here yet/)).not.toBeInTheDocument();
});

test('A category says what it is about', async () => {
  renderRoutes(Screens, '/blog/category/makeup-tutorials');
  expect(await screen.findByText(/^Looks worth learning, taken one unhurried step at a time\./)).toBeVisible();
});

test.each([
  ['/blog/category/beauty-trends', 'Beauty Trends'],
  ['/blog/category/unheard-of', 'Blog category'],
  ['/blog/tag/unheard%20of', '#unheard of'],
])('%s, without articles, is coming soon and shows the latest ones instead (INFO-2)', async (url, heading) => {
  renderRoutes(Screens, url);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(/coming soon/)).toBeVisible();
  expect(screen.getByText(/no articles here yet, but they are on their way/)).toBeVisible();
  expect(await articlesInTheMeantime()).toEqual([ROUTINE, EVENING, INGREDIENTS]);
});

test.each(['/blog/category/skincare-tips', '/blog/tag/routine'])('%s hides unpublished posts (BLOG-3)', async (url) => {
  jest.replaceProperty(posts[0]!, 'isPublished', false);
  renderRoutes(Screens, url);
  expect(await articlesInTheMeantime()).not.toContain(ROUTINE);
  expect(screen.getByText(/no articles here yet/)).toBeVisible();
  jest.restoreAllMocks();
});
