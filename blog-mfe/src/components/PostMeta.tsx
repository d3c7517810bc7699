import styled from '@emotion/styled';
import { formatDay } from '@glow/shared/ui';
import type { PostSummary } from '../data/blogTypes';

/** Publication date and read time in minutes. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <Meta>
      <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{post.readTime} min read</span>
    </Meta>
  );
}

const Meta = styled.p(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(1),
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
}));
