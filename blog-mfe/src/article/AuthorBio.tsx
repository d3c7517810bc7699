import styled from '@emotion/styled';
import { Card } from '@glow/shared/ui';
import type { BlogAuthor } from '../data/blogTypes';
import { InitialsAvatar } from './InitialsAvatar';

/** The article's author (BLOG-9). */
export function AuthorBio({ author }: { author: BlogAuthor }) {
  return (
    <AuthorCard as="section" aria-labelledby="about-author">
      <InitialsAvatar name={author.name} />
      <AuthorText>
        <h2 id="about-author">About {author.name}</h2>
        <p>{author.bio}</p>
      </AuthorText>
    </AuthorCard>
  );
}

const AuthorCard = styled(Card)(({ theme }) => ({ display: 'flex', gap: theme.space(5) }));

const AuthorText = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(2),
  '& > h2': { fontSize: theme.heading.sm },
  '& > p': { color: theme.colors.textSoft },
}));
