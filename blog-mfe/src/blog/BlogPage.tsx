import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { Button, Container, EmptyState, SectionHeading, SpreadRow, Stack } from '@glow/shared/ui';
import { startTransition, useOptimistic, useRef } from 'react';
import { Search } from '@glow/shared/icons';
import { NewsletterForm } from '@glow/shared/newsletter';
import { publishedPosts, type PostSummary } from '../data/posts';
import { BlogHero } from './BlogHero';
import { BlogSearch } from './BlogSearch';
import { CategoryCards } from './CategoryCards';
import { LatestArticles, ArticlesContainer } from './LatestArticles';
import { searchPosts } from './findArticles';
import { PostCard } from './PostCard';
import { PostList } from '../components/PostList';

/** The blog's home: articles, or search results (BLOG-4). */
export function BlogPage() {
  const [params, setParams] = useSearchParams();
  // the URL is updated in a transition, but the input must show typed text at once
  const [text, showText] = useOptimistic(params.get('q') ?? '');
  const searchBox = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const posts = publishedPosts();
  const showsAll = params.has('all');
  const featured = posts.filter(({ isFeatured }) => isFeatured);
  const found = text.trim() ? searchPosts(posts, text) : undefined;

  function search(typed: string) {
    startTransition(() => {
      showText(typed);
      setParams(typed ? { q: typed } : {}, { replace: true });
    });
  }

  function clearSearch() {
    search('');
    searchBox.current?.focus();
  }

  return (
    <Page
      title="The Glow Blog"
      description="Routines, tutorials and plain-spoken reviews: reading for skin and color at an unhurried pace."
    >
      <BlogHero isSearching={Boolean(found)}>
        <BlogSearch
          text={text}
          onSearch={search}
          onDone={() => results.current?.focus()}
          inputRef={searchBox}
          foundCount={found?.length}
        />
      </BlogHero>
      <Sections gap={10}>
        {found ? (
          <Results ref={results} tabIndex={-1}>
            <SearchResults text={text.trim()} posts={found} onClear={clearSearch} />
          </Results>
        ) : (
          <>
            <CategoryCards />
            {!showsAll && featured.length > 0 && <FeaturedArticles posts={featured} />}
            <LatestArticles posts={posts} showsAll={showsAll} onShowAll={() => setParams({ all: '1' })} />
          </>
        )}
        <BlogNewsletter />
      </Sections>
    </Page>
  );
}

/** Featured articles with large pictures (BLOG-4). */
function FeaturedArticles({ posts }: { posts: PostSummary[] }) {
  return (
    <section aria-labelledby="featured-articles">
      <ArticlesContainer>
        <SectionHeading id="featured-articles">Featured Articles</SectionHeading>
        <FeaturedGrid gap={10} role="list">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </FeaturedGrid>
      </ArticlesContainer>
    </section>
  );
}

const FeaturedGrid = styled(Stack.withComponent('ul'))(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Sections = styled(Stack)(({ theme }) => ({
  // the footer begins with a newsletter too
  paddingBlock: `${theme.space(6)} ${theme.space(24)}`,
  [theme.from.desktop]: { gap: theme.space(24), paddingBlock: theme.space(20) },
}));

const Results = styled.div({ outline: 'none' });

/** Results of a search for a text, or an empty state (BLOG-5). */
function SearchResults({ text, posts, onClear }: { text: string; posts: PostSummary[]; onClear(): void }) {
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

const Header = styled(SpreadRow)({ '& > h2': { overflowWrap: 'anywhere' } });

/** The blog's newsletter sign-up (NEWS-1). */
function BlogNewsletter() {
  return (
    <section aria-labelledby="blog-newsletter">
      <Container>
        <Panel gap={8}>
          <Introduction gap={3}>
            <SectionHeading id="blog-newsletter">The blog, by letter</SectionHeading>
            <p>New articles, quiet tips and tutorials, once in a while.</p>
          </Introduction>
          <NewsletterForm source="blog_newsletter" interests={['blog', 'beauty-tips', 'tutorials']} />
        </Panel>
      </Container>
    </section>
  );
}

const Panel = styled(Stack)(({ theme }) => ({
  padding: `${theme.space(10)} ${theme.space(6)}`,
  borderRadius: theme.radius.large,
  background: theme.colors.sage,
  [theme.from.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', padding: theme.space(10) },
  [theme.from.desktop]: { padding: theme.space(16) },
}));

const Introduction = styled(Stack)({
  alignContent: 'start',
  '& > p': { maxWidth: '42ch' },
});
