import { publishedPosts } from './data/posts';

export { pageData } from './pageData';
export { Screens } from './routes';

export function sitemapPaths(): string[] {
  return ['/blog', ...publishedPosts().map(({ slug }) => `/blog/${slug}`)];
}
