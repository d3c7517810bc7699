import { RenderRecordContext } from '@glow/shared/app';
import { fill, renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { type PostSummary, posts } from '../data/posts';
import { Screens } from '../routes';

const ROUTINE = 'A Simple Routine, Morning and Night';
const EVENING = 'Soft Evening Makeup in Fifteen Minutes';
const INGREDIENTS = 'How to Read an Ingredient List';
const URL_OF_ROUTINE = '/blog/a-simple-routine-morning-and-night';

const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);

function give(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

describe('an article', () => {
  test('says what it is, who wrote it and where it is, and shows its text, tags and picture (BLOG-9)', async () => {
    const { container } = renderRoutes(Screens, URL_OF_ROUTINE);
    expect(await screen.findByRole('heading', { level: 1, name: ROUTINE })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(textsOf(crumbs)).toEqual(['Home', 'Blog', 'Skincare Tips', ROUTINE]);
    expect(screen.getByText('Featured')).toBeVisible();
    expect(screen.getByText('Skincare Tips', { selector: 'header span' })).toBeVisible();
    expect(screen.getByText(/^Four steps by day, three by night/)).toBeVisible();
    expect(screen.getByText('Oct 20, 2026')).toBeVisible();
    expect(screen.getByText('4 min read')).toBeVisible();
    expect(screen.getByRole('region', { name: 'About Elena Marsh' })).toHaveTextContent(
      'Elena edits the skincare pages at Glow.',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Why the order matters' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Cloud Foam Gentle Cleanser' });
    expect(link).toHaveAttribute('href', '/product/skn-003');
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link');
    expect(tags.map((tag) => tag.getAttribute('href'))).toEqual(
      ['routine', 'cleansing', 'vitamin-c', 'sunscreen'].map((tag) => `/blog/tag/${tag}`),
    );
    expect(container.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.src).toContain('/images/blog/1-');

    const contentOf = (meta: string) => document.querySelector(`meta[${meta}]`)?.getAttribute('content');
    expect(document.title).toBe('A Simple Skincare Routine, Morning and Night · Glow');
    expect(contentOf('name=description')).toMatch(/^Which product goes first/);
    expect(contentOf('property="og:type"')).toBe('article');
    expect(contentOf('property="og:image"')).toContain('/images/blog/1-');
    expect(contentOf('property="article:published_time"')).toBe('2026-10-20');
    expect(contentOf('property="article:modified_time"')).toBe('2026-10-22');
  });

  test('leads to the other recent articles, and shows the products that it names (BLOG-10, BLOG-30)', async () => {
    const { user } = renderRoutes(Screens, URL_OF_ROUTINE);
    const recent = within(await screen.findByRole('region', { name: 'Recent Articles' }));
    expect(textsOf(recent.getAllByRole('link'))).toEqual([EVENING, INGREDIENTS]);
    await user.click(recent.getByRole('link', { name: INGREDIENTS }));
    expect(await screen.findByRole('heading', { level: 1, name: INGREDIENTS })).toBeVisible();
    expect(screen.queryByText('Featured')).not.toBeInTheDocument();
    expect(screen.getByText(/storefront\/ProductShelf/)).toHaveTextContent(
      '{"heading":"Products in this article","ids":["skn-001","skn-002","skn-003"]}',
    );
  });

  describe('among many', () => {
    const all = posts as PostSummary[];
    afterEach(() => all.splice(3));

    test('has three others beside it at most, the newest (BLOG-10)', async () => {
      for (const day of [1, 2]) {
        const name = `new-${day}`;
        all.push({ ...posts[1]!, id: name, slug: name, title: `New ${day}`, publishedAt: `2026-11-0${day}` });
      }
      renderRoutes(Screens, URL_OF_ROUTINE);
      const recent = await screen.findByRole('region', { name: 'Recent Articles' });
      expect(textsOf(within(recent).getAllByRole('link'))).toEqual(['New 2', 'New 1', EVENING]);
    });
  });

  test('has no section for other articles if there are none (BLOG-10)', async () => {
    posts.slice(1).forEach((post) => jest.replaceProperty(post, 'isPublished', false));
    renderRoutes(Screens, URL_OF_ROUTINE);
    expect(await screen.findByRole('region', { name: 'Stay Updated' })).toBeVisible();
    expect(screen.queryByText('Recent Articles')).not.toBeInTheDocument();
  });

  test('offers the newsletter beside it (BLOG-10, NEWS-1)', async () => {
    const fetched = jest.fn().mockResolvedValue({ json: () => Promise.resolve({ success: true, message: 'Welcome' }) });
    globalThis.fetch = fetched;
    const { user } = renderRoutes(Screens, URL_OF_ROUTINE);
    const box = await screen.findByRole('region', { name: 'Stay Updated' });
    fill(within(box).getByLabelText('Email address'), 'amelia@example.com');
    await user.click(within(box).getByRole('button', { name: 'Subscribe' }));
    expect(await within(box).findByText('Check your email for confirmation.')).toBeVisible();
    const sent = JSON.parse(fetched.mock.calls[0][1].body);
    expect(sent).toEqual({ email: 'amelia@example.com', source: 'blog_post_sidebar', interests: ['blog'] });
  });
});

test('Share shares the title and the URL, or says that it could not (BLOG-9)', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  give('share', share);
  const { user } = renderRoutes(Screens, URL_OF_ROUTINE);
  const button = await screen.findByRole('button', { name: 'Share' });
  await user.click(button);
  expect(share).toHaveBeenCalledWith({ title: ROUTINE, url: window.location.href });
  Reflect.deleteProperty(navigator, 'share');
  give('clipboard', undefined);
  await user.click(button);
  expect(await screen.findByText(/could not be copied/)).toBeVisible();
});

describe('an article that is not there', () => {
  test.each([
    ['unknown', '/blog/nobody-wrote-this'],
    ['not published', URL_OF_ROUTINE],
  ])('because it is %s leads back to the blog (BLOG-11)', async (why, url) => {
    const routine = posts[0]!;
    if (why === 'not published') jest.replaceProperty(routine, 'isPublished', false);
    const noteStatus = jest.fn();
    const Recorded = Object.assign(
      () => (
        <RenderRecordContext value={{ noteStatus, noteScreen: () => undefined }}>
          <Screens />
        </RenderRecordContext>
      ),
      Screens,
    );
    renderRoutes(Recorded, url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    expect(noteStatus).toHaveBeenLastCalledWith(404);
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
