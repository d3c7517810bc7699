import type { PostSummary } from '../data/blogTypes';

/** The posts whose title, excerpt, tags or category name contain the text, case-insensitively (BLOG-5). */
export function searchPosts(posts: readonly PostSummary[], text: string): PostSummary[] {
  const wanted = text.trim().toLowerCase();
  return posts.filter((post) => searchedTexts(post).some((part) => part.includes(wanted)));
}

/** What a search looks at in a post, in lower case. */
export function searchedTexts({ title, excerpt, tags, category }: PostSummary): string[] {
  return [title, excerpt, ...tags, category.name].map((part) => part.toLowerCase());
}
