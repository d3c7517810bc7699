import written from './posts.json' with { type: 'json' };
import described from './categories.json' with { type: 'json' };

/** A subject of the blog; `color` is the hex of its badge, `picture` a name for `Picture` (BLOG-1). */
export type BlogCategory = (typeof described)[number];

/** Images are picture names, dates ISO days, `readTime` is in minutes; an empty `avatar` means initials (BLOG-2). */
export type PostSummary = Omit<(typeof written)[number], 'category'> & { category: BlogCategory };

/** The four categories of the blog (BLOG-1). */
export const categories: readonly BlogCategory[] = described;

/** The sample posts (BLOG-3); their bodies are in `postBodies.ts`. */
export const posts: readonly PostSummary[] = written.map((post) => ({ ...post, category: categoryAt(post.category) }));

function categoryAt(slug: string): BlogCategory {
  const found = categories.find((category) => category.slug === slug);
  if (!found) throw new Error(`There is no category ${slug}`);
  return found;
}

/** The posts visitors may see, newest first (BLOG-3). */
export function publishedPosts(): PostSummary[] {
  return posts.filter((post) => post.isPublished).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt, 'en'));
}
