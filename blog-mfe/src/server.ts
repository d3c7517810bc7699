import { publishedPosts } from './data/posts';

export { pageData } from './pageData';
export { Screens } from './routes';

export function sitemapPaths(): (string | [path: string, changed: string])[] {
  return ['/blog', ...publishedPosts().map(({ slug, updatedAt }): [string, string] => [`/blog/${slug}`, updatedAt])];
}
