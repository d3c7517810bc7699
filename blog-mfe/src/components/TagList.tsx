import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';

/** Maximum number of tags on a card (BLOG-8). */
export const CARD_TAGS = 3;

/** Tags, each linking to its page (BLOG-8). */
export function TagList({ tags }: { tags: string[] }) {
  const { colors, space } = useTheme();
  return (
    <ul
      role="list"
      aria-label="Tags"
      css={{ display: 'flex', flexWrap: 'wrap', columnGap: space(4), fontSize: 14, color: colors.textSoft }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink to={`/blog/tag/${encodeURIComponent(tag)}`}>#{tag}</TagLink>
        </li>
      ))}
    </ul>
  );
}

/** Positioned, to be above the card's covering link. */
const TagLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
  '&:hover': { color: theme.colors.accent, textDecoration: 'underline' },
}));
