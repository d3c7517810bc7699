import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Container, SectionHeading } from '@glow/shared/ui';
import type { PostSummary } from '../data/blogTypes';
import { PostCard } from './PostCard';

/** Featured articles with large pictures (BLOG-4). */
export function FeaturedArticles({ posts }: { posts: PostSummary[] }) {
  const { space } = useTheme();
  return (
    <section aria-labelledby="featured-articles">
      <Container css={{ display: 'grid', gap: space(8) }}>
        <SectionHeading id="featured-articles">Featured Articles</SectionHeading>
        <FeaturedGrid role="list">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} sizes="(min-width: 1240px) 580px, (min-width: 640px) 50vw, 100vw" />
            </li>
          ))}
        </FeaturedGrid>
      </Container>
    </section>
  );
}

const FeaturedGrid = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: theme.space(12),
  [theme.from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space(8) },
  [theme.from.desktop]: { gap: theme.space(12) },
}));
