import type { BlogCategory, PostSummary } from './blogTypes';
import { categories } from './categories';
import written from './posts.json' with { type: 'json' };

/** The three sample posts without their bodies, which are in `postBodies.ts` (BLOG-3). */
export const posts: readonly PostSummary[] = written.map((post) => ({ ...post, category: categoryAt(post.category) }));

function categoryAt(slug: string): BlogCategory {
  const found = categories.find((category) => category.slug === slug);
  if (!found) throw new Error(`There is no category ${slug}`);
  return found;
}

/** The posts visitors may see, newest first (BLOG-3). */
export function publishedPosts(): PostSummary[] {
  return posts.filter(({ isPublished }) => isPublished).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
