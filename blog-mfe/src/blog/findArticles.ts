import { searchWords, type FoundLink } from '@glow/shared/search';
import { publishedPosts } from '../data/posts';

/** Articles for a search of the whole store, newest first: each word is in title, excerpt, tags or category name (BLOG-14). */
export function findArticles(text: string): FoundLink[] {
  const words = searchWords(text.replaceAll('-', ' '));
  if (words.length === 0) return [];
  return publishedPosts()
    .filter(({ title, excerpt, tags, category }) => {
      const texts = [title, excerpt, ...tags, category.name].join('\n').toLowerCase().replaceAll('-', ' ');
      return words.every((word) => texts.includes(word));
    })
    .map(({ title, slug }) => ({ title, url: `/blog/${slug}` }));
}
