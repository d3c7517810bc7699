import { publishedPosts } from '../data/posts';
import { articleData } from './articleData';

const [post] = publishedPosts();

describe('what search engines read about an article', () => {
  test('is its headline, author and days', () => {
    expect(JSON.parse(articleData(post!))).toMatchObject({
      '@type': 'Article',
      headline: 'A Simple Routine, Morning and Night',
      datePublished: '2026-10-20',
      dateModified: '2026-10-22',
      author: { name: 'Elena Marsh' },
    });
  });

  test('cannot end the script it stands in', () => {
    const title = '</script><script>alert(1)</script>\u2028';
    const data = articleData({ ...post!, title });
    expect(data).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(data).headline).toBe(title);
  });
});
