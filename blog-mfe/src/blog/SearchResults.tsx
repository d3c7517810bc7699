import styled from '@emotion/styled';
import { Button, EmptyState, SectionHeading, SpreadRow } from '@glow/shared/ui';
import { Search } from '@glow/shared/icons';
import { PostList } from '../components/PostList';
import type { PostSummary } from '../data/blogTypes';
import { ArticlesContainer } from './ArticlesContainer';

/** Results of a search for a text, or an empty state (BLOG-6). */
export function SearchResults({ text, posts, onClear }: { text: string; posts: PostSummary[]; onClear(): void }) {
  const clear = (
    <Button type="button" variant="secondary" size="small" onClick={onClear}>
      Clear Search
    </Button>
  );
  if (posts.length === 0) {
    return (
      <EmptyState icon={<Search />} heading="No articles found" actions={clear}>
        Nothing in the blog mentions “{text}” yet. Try a shorter word.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="search-results">
      <ArticlesContainer>
        <Header gap={4}>
          <SectionHeading id="search-results">Articles on “{text}”</SectionHeading>
          {clear}
        </Header>
        <PostList posts={posts} />
      </ArticlesContainer>
    </section>
  );
}

const Header = styled(SpreadRow)({
  '& > h2': { overflowWrap: 'anywhere' },
});
