import { publishedPosts } from '../data/posts';
import { searchPosts } from './searchPosts';

/** Articles matching a text, newest first, for search suggestions outside the blog. */
export function findArticles(text: string): { title: string; url: string }[] {
  return searchPosts(publishedPosts(), text).map(({ title, slug }) => ({ title, url: `/blog/${slug}` }));
}
