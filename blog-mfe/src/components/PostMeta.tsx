import { useTheme } from '@emotion/react';
import { formatDay } from '@glow/shared/ui';
import type { PostSummary } from '../data/blogTypes';

/** Publication date and read time in minutes. */
export function PostMeta({ post }: { post: PostSummary }) {
  const { colors, space } = useTheme();
  return (
    <p css={{ display: 'flex', flexWrap: 'wrap', columnGap: space(2), fontSize: 14, color: colors.textSoft }}>
      <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{post.readTime} min read</span>
    </p>
  );
}
