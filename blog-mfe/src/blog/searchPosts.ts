import { searchWords } from '@glow/shared/search';
import { foldText } from '@glow/shared/text';
import type { PostSummary } from '../data/blogTypes';

/** The posts whose title, excerpt, tags or category name contain the text, however it is spelled (BLOG-5). */
export function searchPosts(posts: readonly PostSummary[], text: string): PostSummary[] {
  const wanted = searchWords(text).join(' ');
  return posts.filter((post) => searchedTexts(post).some((part) => part.includes(wanted)));
}

/** What a search looks at in a post, folded. */
export function searchedTexts({ title, excerpt, tags, category }: PostSummary): string[] {
  return [title, excerpt, ...tags, category.name].map(foldText);
}
