/** A subject of the blog; `color` is the hex of its badge, `picture` a name for `Picture` (BLOG-1). */
export interface BlogCategory {
  id: string;
  name: string;
  slug: string;
  description: string;
  color: string;
  picture: string;
}

/**
 * An article (BLOG-2): `content` is markdown-like text, `featuredImage` and `ogImage` are picture names, the dates ISO days, `readTime` is
 * minutes, and the author's `avatar` empty if initials replace the picture.
 */
export interface BlogPost {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: { name: string; avatar: string; bio: string };
  featuredImage: string;
  category: BlogCategory;
  tags: string[];
  publishedAt: string;
  updatedAt: string;
  readTime: number;
  isPublished: boolean;
  isFeatured: boolean;
  /** For search engines and link previews. */
  seo: { metaTitle: string; metaDescription: string; ogImage: string };
}

/** A post without its body, for lists, cards and search. */
export type PostSummary = Omit<BlogPost, 'content'>;
