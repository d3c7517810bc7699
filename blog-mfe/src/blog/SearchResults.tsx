import { useTheme } from '@emotion/react';
import { Button, Container, EmptyState, SectionHeading } from '@glow/shared/ui';
import { PostList } from '../components/PostList';
import type { PostSummary } from '../data/blogTypes';

interface SearchResultsProps {
  /** The search text. */
  text: string;
  posts: PostSummary[];
  onClear(): void;
}

/** Search results, or an empty state (BLOG-6). */
export function SearchResults({ text, posts, onClear }: SearchResultsProps) {
  const { space } = useTheme();
  const clear = (
    <Button type="button" variant="secondary" size="small" onClick={onClear}>
      Clear Search
    </Button>
  );
  if (posts.length === 0) {
    return (
      <EmptyState heading="No articles found" actions={clear}>
        Nothing in the journal mentions “{text}” yet. Try a shorter word.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="search-results">
      <Container css={{ display: 'grid', gap: space(8) }}>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: space(4),
          }}
        >
          <SectionHeading id="search-results" css={{ overflowWrap: 'anywhere' }}>
            Articles on “{text}”
          </SectionHeading>
          {clear}
        </div>
        <PostList posts={posts} />
      </Container>
    </section>
  );
}
