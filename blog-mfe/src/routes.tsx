import { defineRoutes } from '@glow/shared/app';
import type { pageData } from './pageData';

/** Routes below `/blog` (URL-9). */
export const Screens = defineRoutes<typeof pageData>([
  {
    path: '/blog',
    name: 'blog',
    isReusable: true,
    parameters: ['q', 'all'],
    load: async () => (await import(/* webpackChunkName: "blog" */ './blog/BlogPage')).BlogPage,
  },
  {
    path: '/blog/:slug',
    name: 'article',
    isReusable: true,
    load: async () => (await import(/* webpackChunkName: "article" */ './article/ArticlePage')).ArticlePage,
  },
  {
    path: '/blog/category/:category',
    name: 'category',
    load: async () => (await import(/* webpackChunkName: "category" */ './placeholder/PlaceholderPages')).CategoryPage,
  },
  {
    path: '/blog/tag/:tag',
    name: 'tag',
    load: async () => (await import(/* webpackChunkName: "tag" */ './placeholder/PlaceholderPages')).TagPage,
  },
  { fragment: 'blog/ArticleSearch', hasData: true },
  {
    fragment: 'blog/ArticleShelf',
    hasData: true,
    load: async () =>
      (await import(/* webpackChunkName: "ArticleShelf" */ './article-shelf/ArticleShelf')).ArticleShelf,
  },
  {
    fragment: 'blog/BlogBand',
    load: async () => (await import(/* webpackChunkName: "BlogBand" */ './blog-band/BlogBand')).BlogBand,
  },
]);
