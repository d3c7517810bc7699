import { lazyScreen, routedScreens } from '@glow/shared/app';

/** Routes below `/blog` (URL-9). */
export const Screens = routedScreens({
  '/blog': lazyScreen('blog', async () => (await import(/* webpackChunkName: "blog" */ './blog/BlogPage')).BlogPage),
  '/blog/:slug': lazyScreen(
    'article',
    async () => (await import(/* webpackChunkName: "article" */ './article/ArticlePage')).ArticlePage,
  ),
  '/blog/category/:category': lazyScreen(
    'category',
    async () => (await import(/* webpackChunkName: "category" */ './placeholder/CategoryPage')).CategoryPage,
  ),
  '/blog/tag/:tag': lazyScreen(
    'tag',
    async () => (await import(/* webpackChunkName: "tag" */ './placeholder/TagPage')).TagPage,
  ),
});
