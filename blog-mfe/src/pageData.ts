import type { FragmentRequest, PageData } from '@glow/shared/app';
import { findArticles } from './blog/findArticles';
import { type PostSummary, publishedPosts } from './data/posts';
import { linkedProducts } from './data/linkedProducts';
import { postBodies } from './data/postBodies';

/** Maximum number of articles on pages of other packages. */
const MAX_ARTICLES = 2;

/** Runs on the server only. */
export const pageData = {
  ArticleSearch: async ({ props: { text } }: FragmentRequest<'blog/ArticleSearch'>) => findArticles(text),

  async ArticleShelf({ props: { productId } }: FragmentRequest<'blog/ArticleShelf'>): Promise<PostSummary[]> {
    const isAbout = ({ slug }: PostSummary) =>
      productId === undefined || linkedProducts(postBodies[slug] ?? '').includes(productId);
    return publishedPosts().filter(isAbout).slice(0, MAX_ARTICLES);
  },
} satisfies PageData;
