/** A subject of the blog; `color` is the hex of its badge (BLOG-1). */
export interface BlogCategory {
  id: string;
  name: string;
  slug: string;
  description: string;
  color: string;
}

/** Who wrote a post; `avatar` is empty if initials replace the picture (BLOG-2). */
export interface BlogAuthor {
  name: string;
  avatar: string;
  bio: string;
}

/** Metadata for search engines and link previews; `ogImage` is a picture name (BLOG-2). */
export interface BlogSeo {
  metaTitle: string;
  metaDescription: string;
  ogImage: string;
}

/** An article (BLOG-2): `content` is markdown-like text, `featuredImage` a picture name, the dates are ISO days, `readTime` is minutes. */
export interface BlogPost {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: BlogAuthor;
  featuredImage: string;
  category: BlogCategory;
  tags: string[];
  publishedAt: string;
  updatedAt: string;
  readTime: number;
  isPublished: boolean;
  isFeatured: boolean;
  seo: BlogSeo;
}

/** A post without its body, for lists, cards and search. */
export type PostSummary = Omit<BlogPost, 'content'>;
