import { publishedPosts } from '../data/posts';
import { searchPosts } from './searchPosts';

/** The articles that a text finds, newest first, for whoever suggests them outside the blog. */
export function findArticles(text: string): { title: string; url: string }[] {
  return searchPosts(publishedPosts(), text).map(({ title, slug }) => ({ title, url: `/blog/${slug}` }));
}
