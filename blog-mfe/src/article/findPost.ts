import type { BlogPost } from '../data/blogTypes';
import { postBodies } from '../data/postBodies';
import { publishedPosts } from '../data/posts';

/** The published post at `/blog/{slug}` with its body; undefined if unknown or unpublished (BLOG-11). */
export function findPost(slug: string | undefined): BlogPost | undefined {
  const post = publishedPosts().find((published) => published.slug === slug);
  return post && { ...post, content: postBodies[post.slug] ?? '' };
}
