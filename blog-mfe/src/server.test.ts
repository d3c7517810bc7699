import { posts } from './data/posts';
import { sitemapPaths } from './server';

test('The sitemap has the blog and its published articles', () => {
  jest.replaceProperty(posts[1]!, 'isPublished', false);
  expect(sitemapPaths()).toEqual([
    '/blog',
    ['/blog/a-simple-routine-morning-and-night', '2026-10-22'],
    ['/blog/how-to-read-an-ingredient-list', '2026-09-02'],
  ]);
  jest.restoreAllMocks();
});
