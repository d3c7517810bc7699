import { useTheme } from '@emotion/react';
import { Card } from '@glow/shared/ui';
import type { BlogAuthor } from '../data/blogTypes';
import { InitialsAvatar } from './InitialsAvatar';

/** The article's author (BLOG-9). */
export function AuthorBio({ author }: { author: BlogAuthor }) {
  const { colors, space } = useTheme();
  return (
    <Card as="section" aria-labelledby="about-author" css={{ display: 'flex', gap: space(5) }}>
      <InitialsAvatar name={author.name} />
      <div css={{ display: 'grid', gap: space(2) }}>
        <h2 id="about-author" css={{ fontSize: 24 }}>
          About {author.name}
        </h2>
        <p css={{ color: colors.textSoft }}>{author.bio}</p>
      </div>
    </Card>
  );
}
