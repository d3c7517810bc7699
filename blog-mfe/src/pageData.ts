import type { FragmentRequest, PageData, PageRequest } from '@glow/shared/app';
import { formatPrice } from '@glow/shared/orders';
import { findArticles } from './blog/findArticles';
import type { PostSummary } from './data/blogTypes';
import { linkedProducts } from './data/linkedProducts';
import { postBodies } from './data/postBodies';
import { publishedPosts } from './data/posts';

/** Articles about a product on its page. */
const MAX_ARTICLES = 2;

/** The known products that an article links to, by id, as it shows them: `price` as text, `picture` a picture name. */
export type ArticleProducts = Partial<Record<string, { name: string; brand: string; price: string; picture?: string }>>;

/** The data of the blog's routes, by the names of the routes. On the server only. */
export const pageData = {
  async article({ params, catalog }: PageRequest): Promise<ArticleProducts> {
    const products = await catalog.products(linkedProducts(postBodies[params.slug ?? ''] ?? ''));
    return Object.fromEntries(
      products.map(({ id, name, brand, price, images: [picture] }) => [
        id,
        { name, brand, price: formatPrice(price), picture },
      ]),
    );
  },

  ArticleSearch: async ({ props: { text } }: FragmentRequest<'blog/ArticleSearch'>) => findArticles(text),

  /** The newest articles that link to a product. */
  async ArticlesAbout({ props: { productId } }: FragmentRequest<'blog/ArticlesAbout'>): Promise<PostSummary[]> {
    const isAbout = ({ slug }: PostSummary) => linkedProducts(postBodies[slug] ?? '').includes(productId);
    return publishedPosts().filter(isAbout).slice(0, MAX_ARTICLES);
  },
} satisfies PageData;
