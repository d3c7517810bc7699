import type { PostSummary } from '../data/blogTypes';

/** The posts whose title, excerpt, tags or category name contain the text, case-insensitively (BLOG-5). */
export function searchPosts(posts: readonly PostSummary[], text: string): PostSummary[] {
  const wanted = text.trim().toLowerCase();
  return posts.filter(({ title, excerpt, tags, category }) =>
    [title, excerpt, ...tags, category.name].some((part) => part.toLowerCase().includes(wanted)),
  );
}
