import written from './posts.json' with { type: 'json' };
import described from './categories.json' with { type: 'json' };

/** A subject of the blog; `color` is the hex of its badge, `picture` a name for `Picture` (BLOG-1). */
export interface BlogCategory {
  id: string;
  name: string;
  slug: string;
  description: string;
  color: string;
  picture: string;
}

/** BLOG-2: `content` is like markdown, images are picture names, dates are ISO days, and `readTime` is in minutes. */
export interface BlogPost {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  /** `avatar` is empty if initials replace the picture. */
  author: { name: string; avatar: string; bio: string };
  featuredImage: string;
  category: BlogCategory;
  tags: string[];
  publishedAt: string;
  updatedAt: string;
  readTime: number;
  isPublished: boolean;
  isFeatured: boolean;
  seo: { metaTitle: string; metaDescription: string; ogImage: string };
}

export type PostSummary = Omit<BlogPost, 'content'>;

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
