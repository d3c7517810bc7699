import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';

/** The most tags a card shows (BLOG-8). */
export const CARD_TAGS = 3;

/** Tags, each leading to its page (BLOG-8). */
export function TagList({ tags }: { tags: string[] }) {
  const { colors, space } = useTheme();
  return (
    <ul role="list" aria-label="Tags" css={{ display: 'flex', flexWrap: 'wrap', columnGap: space(4), fontSize: 14, color: colors.textSoft }}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink to={`/blog/tag/${encodeURIComponent(tag)}`}>#{tag}</TagLink>
        </li>
      ))}
    </ul>
  );
}

/** Positioned, so that it stands above a card's own covering link. */
const TagLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
  '&:hover': { color: theme.colors.accent, textDecoration: 'underline' },
}));
