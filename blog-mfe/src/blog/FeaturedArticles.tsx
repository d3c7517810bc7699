import styled from '@emotion/styled';
import { SectionHeading } from '@glow/shared/ui';
import type { PostSummary } from '../data/blogTypes';
import { ArticlesContainer } from './ArticlesContainer';
import { PostCard } from './PostCard';

/** Featured articles with large pictures (BLOG-4). */
export function FeaturedArticles({ posts }: { posts: PostSummary[] }) {
  return (
    <section aria-labelledby="featured-articles">
      <ArticlesContainer>
        <SectionHeading id="featured-articles">Featured Articles</SectionHeading>
        <FeaturedGrid role="list">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} sizes="(min-width: 1240px) 580px, (min-width: 640px) 50vw, 100vw" />
            </li>
          ))}
        </FeaturedGrid>
      </ArticlesContainer>
    </section>
  );
}

const FeaturedGrid = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(12),
  [theme.from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space(8) },
  [theme.from.desktop]: { gap: theme.space(12) },
}));
