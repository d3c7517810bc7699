import { containsAll, joinTexts, searchWords, type FoundLink } from '@glow/shared/search';
import { publishedPosts, type PostSummary } from '../data/posts';
import { foldText } from '@glow/shared/text';

/** For the store's search, newest first: each word is in title, excerpt, tags or category name (BLOG-14). */
export function findArticles(text: string): FoundLink[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  return publishedPosts()
    .filter((post) => containsAll(joinTexts(searchedTexts(post)), words))
    .map(({ title, slug }) => ({ title, url: `/blog/${slug}` }));
}

/** The posts whose title, excerpt, tags or category name contain the text, however it is spelled (BLOG-5). */
export function searchPosts(posts: readonly PostSummary[], text: string): PostSummary[] {
  const wanted = searchWords(text).join(' ');
  return posts.filter((post) => searchedTexts(post).some((part) => part.includes(wanted)));
}

function searchedTexts({ title, excerpt, tags, category }: PostSummary): string[] {
  return [title, excerpt, ...tags, category.name].map(foldText);
}
