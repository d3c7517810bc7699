import { sampleProducts } from '@glow/shared/samples';
import { categories, posts, publishedPosts } from './posts';
import { postBodies } from './postBodies';

/** Reading speed that the read times are based on. */
const WORDS_A_MINUTE = 230;

afterEach(() => jest.restoreAllMocks());

test('There are four categories, each with its own id, slug, description and colour (BLOG-1)', () => {
  const names = ['Skincare Tips', 'Makeup Tutorials', 'Product Reviews', 'Beauty Trends'];
  expect(categories.map(({ name }) => name)).toEqual(names);
  expect(categories.map(({ slug }) => slug)).toEqual(names.map((name) => name.toLowerCase().replace(' ', '-')));
  for (const property of ['id', 'description', 'color'] as const)
    expect(new Set(categories.map((category) => category[property])).size).toBe(4);
  for (const { color } of categories) expect(color).toMatch(/^#[0-9A-F]{6}$/);
});

describe('what visitors may see', () => {
  test('is what is published, newest first, whatever the order it was written in (BLOG-3)', () => {
    expect(publishedPosts()).toHaveLength(3);
    jest.replaceProperty(posts[0]!, 'publishedAt', '2020-01-01');
    expect(publishedPosts().map(({ id }) => id)).toEqual(['post-2', 'post-3', 'post-1']);
    jest.replaceProperty(posts[2]!, 'isPublished', false);
    expect(publishedPosts().map(({ id }) => id)).toEqual(['post-2', 'post-1']);
  });
});

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (slug, post) => {
  const body = postBodies[slug] ?? '';

  test('has a length that matches its read time', () => {
    expect(Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE)).toBe(post.readTime);
  });

  test('has its texts and pictures, is in a known category and was changed after it was published (BLOG-2)', () => {
    const { author, seo, ...texts } = post;
    expect(author).toEqual({ name: expect.stringMatching(/ /), avatar: '', bio: expect.stringMatching(/\.$/) });
    const { title, excerpt, featuredImage } = texts;
    for (const text of [title, excerpt, seo.metaTitle, seo.metaDescription]) expect(text).toMatch(/\w{3}/);
    expect([featuredImage, seo.ogImage]).toEqual(Array(2).fill(expect.stringMatching(/^blog\/\d$/)));
    expect(post.tags.length).toBeGreaterThan(0);
    expect(typeof post.isFeatured).toBe('boolean');
    expect(categories).toContain(post.category);
    expect(post.updatedAt >= post.publishedAt).toBe(true);
  });

  test('links to existing products and collections', () => {
    const targets = [...body.matchAll(/\]\((\/\w+\/([\w-]+))\)/g)];
    expect(targets.length).toBeGreaterThan(3);
    for (const [, path = '', name = ''] of targets) {
      if (path.startsWith('/product/')) expect(sampleProducts.map(({ id }) => id)).toContain(name);
      else expect(path).toMatch(/^\/collections\/(skincare|makeup|bestsellers)$/);
    }
  });
});
