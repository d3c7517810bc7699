import { sampleProducts } from '@glow/shared/samples';
import { categories, posts, publishedPosts } from './posts';
import { postBodies } from './postBodies';

/** Reading speed that the read times are based on. */
const WORDS_A_MINUTE = 230;

afterEach(() => jest.restoreAllMocks());

describe('what visitors may see', () => {
  test('is what is published, newest first, whatever the order it was written in (BLOG-3)', () => {
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

  test('is in a known category and was not modified before it was published (BLOG-2)', () => {
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
