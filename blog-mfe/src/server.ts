import { publishedPosts } from './data/posts';

export { pageData } from './pageData';
export { Screens } from './routes';

/** The paths of the blog and its published articles, for the sitemap. */
export function sitemapPaths(): string[] {
  return ['/blog', ...publishedPosts().map(({ slug }) => `/blog/${slug}`)];
}
