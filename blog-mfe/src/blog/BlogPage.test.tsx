import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from '../routes';

const ROUTINE = 'A Simple Routine, Morning and Night';
const EVENING = 'Soft Evening Makeup in Fifteen Minutes';
const INGREDIENTS = 'How to Read an Ingredient List';

async function articlesIn(region: string) {
  const section = await screen.findByRole('region', { name: region });
  return within(section).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

describe('the blog', () => {
  test('leads to its four categories', async () => {
    renderRoutes(Screens, '/blog');
    const categories = await screen.findByRole('region', { name: 'Categories' });
    expect(within(categories).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Skincare Tips', '/blog/category/skincare-tips'],
      ['Makeup Tutorials', '/blog/category/makeup-tutorials'],
      ['Product Reviews', '/blog/category/product-reviews'],
      ['Beauty Trends', '/blog/category/beauty-trends'],
    ]);
  });

  test('shows what is featured and what is latest, newest first', async () => {
    renderRoutes(Screens, '/blog');
    expect(await articlesIn('Featured Articles')).toEqual([ROUTINE, EVENING]);
    expect(await articlesIn('Latest Articles')).toEqual([ROUTINE, EVENING, INGREDIENTS]);
  });

  test('shows at most three tags on a card', async () => {
    renderRoutes(Screens, '/blog');
    const [routine] = within(await screen.findByRole('region', { name: 'Latest Articles' })).getAllByRole('article');
    expect(within(routine!).getAllByRole('link', { name: /^#/ }).map(({ textContent }) => textContent)).toEqual(['#routine', '#cleansing', '#vitamin-c']);
  });

  test('reveals all posts, keeps that in the URL and takes the reader there', async () => {
    const { user, place } = renderRoutes(Screens, '/blog');
    await user.click(await screen.findByRole('button', { name: 'View All Posts' }));
    expect(await screen.findByRole('heading', { name: 'All Articles' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'View All Posts' })).not.toBeInTheDocument();
    expect(place.url).toBe('/blog?all=1');
  });
});

describe('the search of the blog', () => {
  test('shows what it finds while the reader types, and keeps it in the URL', async () => {
    const { user, place } = renderRoutes(Screens, '/blog');
    await user.type(await screen.findByRole('searchbox', { name: 'Search articles' }), 'ingredient');
    expect(await articlesIn('Articles on “ingredient”')).toEqual([INGREDIENTS]);
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent('1 article found');
    expect(screen.queryByRole('region', { name: 'Latest Articles' })).not.toBeInTheDocument();
    expect(place.url).toBe('/blog?q=ingredient');
  });

  test('takes what to search for from the URL', async () => {
    renderRoutes(Screens, '/blog?q=vitamin-c');
    expect(await articlesIn('Articles on “vitamin-c”')).toHaveLength(2);
    expect(screen.getByRole('searchbox')).toHaveValue('vitamin-c');
  });

  test('shows the usual lists for blank text', async () => {
    renderRoutes(Screens, '/blog?q=%20%20');
    expect(await screen.findByRole('region', { name: 'Latest Articles' })).toBeVisible();
  });

  test('says where it finds nothing, and is cleared from there', async () => {
    const { user, place } = renderRoutes(Screens, '/blog?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await screen.findByRole('region', { name: 'Latest Articles' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(place.url).toBe('/blog');
  });
});

describe('the newsletter of the blog', () => {
  test('asks for no first name and says where it stands', async () => {
    const fetched = jest.fn().mockResolvedValue({ json: () => Promise.resolve({ success: true, message: 'Welcome' }) });
    globalThis.fetch = fetched;
    const { user } = renderRoutes(Screens, '/blog');
    const form = await screen.findByRole('form', { name: 'Newsletter' });
    expect(within(form).queryByLabelText(/first name/i)).not.toBeInTheDocument();
    await user.type(within(form).getByLabelText('Email address'), 'amelia@example.com');
    await user.click(within(form).getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Check your email for confirmation.')).toBeVisible();
    const interests = ['blog', 'beauty-tips', 'tutorials'];
    expect(JSON.parse(fetched.mock.calls[0][1].body)).toEqual({ email: 'amelia@example.com', source: 'blog_newsletter', interests });
  });
});
