import styled from '@emotion/styled';
import { Badge, formatDay, Row, SecondaryText } from '@glow/shared/ui';
import { Link } from '@glow/shared/router';
import type { BlogCategory, PostSummary } from '../data/posts';

/** Maximum number of tags on a card (BLOG-8). */
export const CARD_TAGS = 3;

export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <Meta>
      <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{post.readTime} min read</span>
    </Meta>
  );
}

const Meta = styled(SecondaryText)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(1),
}));

export function CategoryBadge({ category }: { category: BlogCategory }) {
  return (
    <Badge>
      <Dot aria-hidden="true" style={{ background: category.color }} />
      {category.name}
    </Badge>
  );
}

const Dot = styled.span({ width: 8, height: 8, borderRadius: '50%' });

/** Tags, each linking to its page (BLOG-8). */
export function TagList({ tags }: { tags: string[] }) {
  return (
    <Tags as="ul" gap={4} role="list" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink to={`/blog/tag/${encodeURIComponent(tag)}`}>#{tag}</TagLink>
        </li>
      ))}
    </Tags>
  );
}

const Tags = styled(Row)(({ theme }) => ({
  rowGap: 0,
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
}));

/** Positioned, so that it is above the card's covering link. */
const TagLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.touchTarget,
  textDecoration: 'none',
  '&:hover': { color: theme.colors.accent, textDecoration: 'underline' },
}));

/** A link whose click area is its nearest positioned ancestor: the whole card. */
export const CoveringLink = styled(Link)(({ theme }) => ({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:hover': { color: theme.colors.accent },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 3 },
}));
