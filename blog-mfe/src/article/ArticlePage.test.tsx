import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { type PostSummary, posts } from '../data/posts';
import { Screens } from '../routes';

const EVENING = 'Soft Evening Makeup in Fifteen Minutes';
const INGREDIENTS = 'How to Read an Ingredient List';
const URL_OF_ROUTINE = '/blog/a-simple-routine-morning-and-night';

function give(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

describe('an article', () => {
  test('says what it is, who wrote it and where the reader is', async () => {
    renderRoutes(Screens, URL_OF_ROUTINE);
    expect(await screen.findByRole('heading', { level: 1, name: 'A Simple Routine, Morning and Night' })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Blog',
      'Skincare Tips',
      'A Simple Routine, Morning and Night',
    ]);
    expect(screen.getByText('Featured')).toBeVisible();
    expect(screen.getByText(/^Four steps by day, three by night/)).toBeVisible();
    expect(screen.getByText('Oct 20, 2026')).toBeVisible();
    expect(screen.getByText('4 min read')).toBeVisible();
    expect(screen.getByRole('region', { name: 'About Elena Marsh' })).toHaveTextContent(
      'Elena edits the skincare pages at Glow.',
    );
  });

  test('has the title and description that search engines read', async () => {
    renderRoutes(Screens, URL_OF_ROUTINE);
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('A Simple Skincare Routine, Morning and Night · Glow');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^Which product goes first/),
    );
    expect(document.querySelector('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      expect.stringContaining('/images/blog/1-'),
    );
    expect(document.querySelector('meta[property="article:published_time"]')).toHaveAttribute('content', '2026-10-20');
    expect(document.querySelector('meta[property="article:modified_time"]')).toHaveAttribute('content', '2026-10-22');
  });

  test('carries no Featured badge where it is not featured', async () => {
    renderRoutes(Screens, '/blog/how-to-read-an-ingredient-list');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Featured')).not.toBeInTheDocument();
  });

  test('shows its text, whose links lead into the store', async () => {
    renderRoutes(Screens, URL_OF_ROUTINE);
    expect(await screen.findByRole('heading', { level: 2, name: 'Why the order matters' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cloud Foam Gentle Cleanser' })).toHaveAttribute(
      'href',
      '/product/skn-003',
    );
  });

  test('shows the products that it names, below it (BLOG-30)', async () => {
    renderRoutes(Screens, '/blog/how-to-read-an-ingredient-list');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText(/storefront\/ProductShelf/)).toHaveTextContent('"ids":["skn-001","skn-002","skn-003"]');
  });

  test('leads to the pages of its tags', async () => {
    renderRoutes(Screens, URL_OF_ROUTINE);
    const tags = within(await screen.findByRole('list', { name: 'Tags' })).getAllByRole('link');
    expect(tags.map((link) => link.getAttribute('href'))).toEqual(
      ['routine', 'cleansing', 'vitamin-c', 'sunscreen'].map((tag) => `/blog/tag/${tag}`),
    );
  });

  test('has the other recent articles beside it, and leads to them', async () => {
    const { user } = renderRoutes(Screens, URL_OF_ROUTINE);
    const recent = await screen.findByRole('region', { name: 'Recent Articles' });
    expect(
      within(recent)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([EVENING, INGREDIENTS]);
    await user.click(within(recent).getByRole('link', { name: INGREDIENTS }));
    expect(await screen.findByRole('heading', { level: 1, name: INGREDIENTS })).toBeVisible();
  });

  describe('among many', () => {
    const all = posts as PostSummary[];
    afterEach(() => all.splice(3));

    test('has three others beside it at most, the newest', async () => {
      all.push(
        ...[1, 2].map((day) => ({
          ...posts[1]!,
          id: `new-${day}`,
          slug: `new-${day}`,
          title: `New ${day}`,
          publishedAt: `2026-11-0${day}`,
        })),
      );
      renderRoutes(Screens, URL_OF_ROUTINE);
      const recent = await screen.findByRole('region', { name: 'Recent Articles' });
      expect(
        within(recent)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['New 2', 'New 1', EVENING]);
    });
  });

  test('has no section for other articles if there are none', async () => {
    posts.slice(1).forEach((post) => jest.replaceProperty(post, 'isPublished', false));
    renderRoutes(Screens, URL_OF_ROUTINE);
    expect(await screen.findByRole('region', { name: 'Stay Updated' })).toBeVisible();
    expect(screen.queryByText('Recent Articles')).not.toBeInTheDocument();
  });

  test('shows its picture', async () => {
    const { container } = renderRoutes(Screens, URL_OF_ROUTINE);
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('img[fetchpriority=high]')).toHaveAttribute(
      'src',
      expect.stringContaining('/images/blog/1-'),
    );
  });

  test('offers the newsletter beside it', async () => {
    const fetched = jest.fn().mockResolvedValue({ json: () => Promise.resolve({ success: true, message: 'Welcome' }) });
    globalThis.fetch = fetched;
    const { user } = renderRoutes(Screens, URL_OF_ROUTINE);
    const box = await screen.findByRole('region', { name: 'Stay Updated' });
    await user.type(within(box).getByLabelText('Email address'), 'amelia@example.com');
    await user.click(within(box).getByRole('button', { name: 'Subscribe' }));
    expect(await within(box).findByText('Check your email for confirmation.')).toBeVisible();
    expect(JSON.parse(fetched.mock.calls[0][1].body)).toEqual({
      email: 'amelia@example.com',
      source: 'blog_post_sidebar',
      interests: ['blog'],
    });
  });
});

describe('sharing an article', () => {
  test('uses the Web Share API if available', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    give('share', share);
    const { user } = renderRoutes(Screens, URL_OF_ROUTINE);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'A Simple Routine, Morning and Night', url: window.location.href });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  test('otherwise copies the URL and says so', async () => {
    const { user } = renderRoutes(Screens, URL_OF_ROUTINE);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  test('reports that the URL cannot be copied', async () => {
    const { user } = renderRoutes(Screens, URL_OF_ROUTINE);
    give('clipboard', undefined);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/could not be copied/)).toBeVisible();
  });
});

describe('an article that is not there', () => {
  test.each([
    ['unknown', '/blog/nobody-wrote-this'],
    ['not published', URL_OF_ROUTINE],
  ])('because it is %s leads back to the blog', async (why, url) => {
    const routine = posts[0]!;
    if (why === 'not published') jest.replaceProperty(routine, 'isPublished', false);
    renderRoutes(Screens, url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
