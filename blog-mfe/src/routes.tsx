import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const BlogPage = lazyScreen('blog', async () => (await import(/* webpackChunkName: "blog" */ './blog/BlogPage')).BlogPage);
const ArticlePage = lazyScreen('article', async () => (await import(/* webpackChunkName: "article" */ './article/ArticlePage')).ArticlePage);
const CategoryPage = lazyScreen('category', async () => (await import(/* webpackChunkName: "category" */ './placeholder/CategoryPage')).CategoryPage);
const TagPage = lazyScreen('tag', async () => (await import(/* webpackChunkName: "tag" */ './placeholder/TagPage')).TagPage);

/** Every screen below `/blog` (specification §2). */
export function Screens() {
  return (
    <Routes>
      <Route path="/blog" element={<BlogPage />} />
      <Route path="/blog/:slug" element={<ArticlePage />} />
      <Route path="/blog/category/:category" element={<CategoryPage />} />
      <Route path="/blog/tag/:tag" element={<TagPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
