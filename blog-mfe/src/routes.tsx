import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const BlogPage = lazyScreen(async () => (await import('./blog/BlogPage')).BlogPage);
const ArticlePage = lazyScreen(async () => (await import('./article/ArticlePage')).ArticlePage);
const CategoryPage = lazyScreen(async () => (await import('./placeholder/CategoryPage')).CategoryPage);
const TagPage = lazyScreen(async () => (await import('./placeholder/TagPage')).TagPage);

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
