import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from '../routes';

describe.each([
  ['/blog/category/skincare-tips', 'Skincare Tips', ['A Simple Routine, Morning and Night']],
  ['/blog/tag/vitamin-c', '#vitamin-c', ['A Simple Routine, Morning and Night', 'How to Read an Ingredient List']],
])('%s', (url, heading, articles) => {
  test('is coming soon and leads home', async () => {
    renderRoutes(Screens, url);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText(/coming soon/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test('has its articles to read in the meantime', async () => {
    renderRoutes(Screens, url);
    const meantime = await screen.findByRole('region', { name: 'In the meantime' });
    expect(within(meantime).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(articles);
  });
});

const WITHOUT_ARTICLES = ['/blog/category/beauty-trends', '/blog/category/unheard-of', '/blog/tag/unheard%20of'];

test.each(WITHOUT_ARTICLES)('%s, without articles, is coming soon and nothing more', async (url) => {
  renderRoutes(Screens, url);
  expect(await screen.findByText(/coming soon/)).toBeVisible();
  expect(screen.queryByText('In the meantime')).not.toBeInTheDocument();
});
