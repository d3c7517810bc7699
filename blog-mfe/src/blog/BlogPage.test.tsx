import { fill, renderRoutes } from '@glow/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { posts } from '../data/posts';
import { Screens } from '../routes';

const ROUTINE = 'A Simple Routine, Morning and Night';
const EVENING = 'Soft Evening Makeup in Fifteen Minutes';
const INGREDIENTS = 'How to Read an Ingredient List';

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

async function articlesIn(region: string) {
  return textsOf((await screen.findByRole('region', { name: region })).querySelectorAll('h3'));
}

afterEach(() => jest.restoreAllMocks());

describe('the blog', () => {
  test('leads to its four categories; an article leads to itself and to three tags (BLOG-4, BLOG-8)', async () => {
    renderRoutes(Screens, '/blog');
    expect(await screen.findByRole('heading', { level: 1, name: 'The Glow Blog' })).toBeVisible();
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^Routines, tutorials/),
    );
    expect(document.querySelector('meta[name=robots]')).not.toBeInTheDocument();
    const links = within(screen.getByRole('region', { name: 'Categories' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Skincare Tips', '/blog/category/skincare-tips'],
      ['Makeup Tutorials', '/blog/category/makeup-tutorials'],
      ['Product Reviews', '/blog/category/product-reviews'],
      ['Beauty Trends', '/blog/category/beauty-trends'],
    ]);

    const latest = within(screen.getByRole('region', { name: 'Latest Articles' })).getAllByRole('article');
    const [routine, , ingredients] = latest.map((article) => within(article));
    expect(latest[2]).toHaveTextContent(/^Product Reviews/);
    expect(ingredients?.getByText('Aug 18, 2026')).toBeVisible();
    expect(ingredients?.getByText('5 min read')).toBeVisible();
    expect(ingredients?.getByText(/^Three of our bestsellers, read line by line/)).toBeVisible();
    const hrefOf = (name: string) => ingredients?.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(INGREDIENTS)).toBe('/blog/how-to-read-an-ingredient-list');
    expect(hrefOf('#ceramides')).toBe('/blog/tag/ceramides');
    const tags = ['#routine', '#cleansing', '#vitamin-c'];
    expect(textsOf(routine?.getAllByRole('link', { name: /^#/ }) ?? [])).toEqual(tags);
    const [featured] = within(screen.getByRole('region', { name: 'Featured Articles' })).getAllByRole('article');
    expect(textsOf(within(featured!).getAllByRole('link', { name: /^#/ }))).toEqual(tags);
  });

  test('shows what is featured and what is latest, and then all posts (BLOG-3, BLOG-4, BLOG-7)', async () => {
    const { user, place } = renderRoutes(Screens, '/blog');
    expect(await articlesIn('Featured Articles')).toEqual([ROUTINE, EVENING]);
    expect(await articlesIn('Latest Articles')).toEqual([ROUTINE, EVENING, INGREDIENTS]);
    // pictures are where an article is shown once: not among the latest below the featured ones
    const picturesIn = (name: string) => screen.getByRole('region', { name }).querySelectorAll('img').length;
    expect([picturesIn('Featured Articles'), picturesIn('Latest Articles')]).toEqual([2, 0]);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'View All Posts' });
    // without JavaScript it is a form
    const form = [button.type, button.name, button.value, button.form?.getAttribute('action')];
    expect(form).toEqual(['submit', 'all', '1', '/blog']);
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All Articles' })).toHaveFocus());
    expect(await articlesIn('All Articles')).toEqual([ROUTINE, EVENING, INGREDIENTS]);
    expect(picturesIn('All Articles')).toBe(3);
    expect(screen.queryByText('Featured Articles')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'View All Posts' })).not.toBeInTheDocument();
    expect(place.url).toBe('/blog?all=1');
  });

  test('has no section for featured articles if there are none (BLOG-4)', async () => {
    posts.forEach((post) => jest.replaceProperty(post, 'isFeatured', false));
    renderRoutes(Screens, '/blog');
    expect(await articlesIn('Latest Articles')).toHaveLength(3);
    expect(screen.queryByText('Featured Articles')).not.toBeInTheDocument();
  });

  test.each(['/blog', '/blog?all=1', '/blog?q=routine'])('hides unpublished posts at %s (BLOG-3)', async (url) => {
    jest.replaceProperty(posts[0]!, 'isPublished', false);
    renderRoutes(Screens, url);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(ROUTINE)).not.toBeInTheDocument();
  });
});

describe('the search of the blog', () => {
  test('shows what it finds at once, keeps it in the URL, and moves to the results on Enter (BLOG-5)', async () => {
    const { user, place } = renderRoutes(Screens, '/blog');
    const field = await screen.findByRole('searchbox', { name: 'Search articles' });
    // without JavaScript it is a form
    expect(field).toHaveAttribute('name', 'q');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/blog');
    await user.type(field, 'ingredient');
    expect(await articlesIn('Articles on “ingredient”')).toEqual([INGREDIENTS]);
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent('1 article found');
    expect(screen.queryByRole('region', { name: 'Latest Articles' })).not.toBeInTheDocument();
    expect(place.url).toBe('/blog?q=ingredient');
    fill(field, 'lipstick');
    await user.type(field, '{Enter}');
    expect(await articlesIn('Articles on “lipstick”')).toEqual([EVENING]);
    expect(field).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Articles on “lipstick”' }));
    expect(place.url).toBe('/blog?q=lipstick');
  });

  test('shows the usual lists for blank text (BLOG-5)', async () => {
    renderRoutes(Screens, '/blog?q=%20%20');
    expect(await screen.findByRole('region', { name: 'Latest Articles' })).toBeVisible();
    expect(within(screen.getByRole('search')).getByRole('status')).toBeEmptyDOMElement();
  });

  test('reads its text from the URL, and can be cleared where it found something (BLOG-5)', async () => {
    const { user, place } = renderRoutes(Screens, '/blog?q=blush');
    expect(await articlesIn('Articles on “blush”')).toEqual([EVENING]);
    expect(screen.getByRole('searchbox')).toHaveValue('blush');
    await user.click(await screen.findByRole('button', { name: 'Clear Search' }));
    expect(await articlesIn('Latest Articles')).toHaveLength(3);
    expect(place.url).toBe('/blog');
  });

  test('says where it finds nothing, and is cleared from there (BLOG-5)', async () => {
    const { user, place } = renderRoutes(Screens, '/blog?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent('0 articles found');
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await screen.findByRole('region', { name: 'Latest Articles' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(place.url).toBe('/blog');
  });
});

describe('the newsletter of the blog', () => {
  test('requests no first name and sends its source (BLOG-4, NEWS-1)', async () => {
    const fetched = jest.fn().mockResolvedValue({ json: () => Promise.resolve({ success: true, message: 'Welcome' }) });
    globalThis.fetch = fetched;
    const { user } = renderRoutes(Screens, '/blog');
    const form = await screen.findByRole('form', { name: 'Newsletter' });
    expect(within(form).queryByLabelText(/first name/i)).not.toBeInTheDocument();
    fill(within(form).getByLabelText('Email address'), 'amelia@example.com');
    await user.click(within(form).getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Check your email for confirmation.')).toBeVisible();
    const sent = JSON.parse(fetched.mock.calls[0][1].body);
    const interests = ['blog', 'beauty-tips', 'tutorials'];
    expect(sent).toEqual({ email: 'amelia@example.com', source: 'blog_newsletter', interests });
  });
});
