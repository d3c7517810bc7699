import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';

/** Maximum number of tags on a card (BLOG-8). */
export const CARD_TAGS = 3;

/** Tags, each linking to its page (BLOG-8). */
export function TagList({ tags }: { tags: string[] }) {
  return (
    <Tags role="list" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink to={`/blog/tag/${encodeURIComponent(tag)}`}>#{tag}</TagLink>
        </li>
      ))}
    </Tags>
  );
}

const Tags = styled.ul(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(4),
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
}));

/** Positioned, to be above the card's covering link. */
const TagLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.touchTarget,
  textDecoration: 'none',
  '&:hover': { color: theme.colors.accent, textDecoration: 'underline' },
}));
