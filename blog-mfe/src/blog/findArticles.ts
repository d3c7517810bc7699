import type { RemoteFragments } from '@glow/shared/app';
import { containsAll, joinTexts, searchWords } from '@glow/shared/search';
import { publishedPosts } from '../data/posts';
import { searchedTexts } from './searchPosts';

/** Articles for a search of the whole store, newest first: each word is in title, excerpt, tags or category name (BLOG-14). */
export const findArticles: RemoteFragments['blog/ArticleSearch']['findArticles'] = (text) => {
  const words = searchWords(text);
  if (words.length === 0) return [];
  return publishedPosts()
    .filter((post) => containsAll(joinTexts(searchedTexts(post)), words))
    .map(({ title, slug }) => ({ title, url: `/blog/${slug}` }));
};
