import { publishedPosts } from '../data/posts';
import { articleData } from './articleData';

const [post] = publishedPosts();

test('Search engines read an article’s headline, author, days and picture, and the way to it (SEO-3)', () => {
  expect(articleData(post!, 'https://glow.example')).toMatchObject([
    {
      '@type': 'Article',
      headline: 'A Simple Routine, Morning and Night',
      datePublished: '2026-10-20',
      dateModified: '2026-10-22',
      author: { '@type': 'Person', name: 'Elena Marsh' },
      image: ['https://glow.example/images/blog/1-1600.jpg'],
      publisher: { '@type': 'Organization', name: 'Glow' },
      mainEntityOfPage: 'https://glow.example/blog/a-simple-routine-morning-and-night',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: ['Home', 'Blog', 'Skincare Tips', post!.title].map((name) => ({ name })),
    },
  ]);
});
