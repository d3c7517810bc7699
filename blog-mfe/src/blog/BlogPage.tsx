import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { SectionHeading } from '@glow/shared/ui';
import { startTransition, useOptimistic, useRef } from 'react';
import { publishedPosts } from '../data/posts';
import { BlogHero } from './BlogHero';
import { BlogNewsletter } from './BlogNewsletter';
import { BlogSearch } from './BlogSearch';
import { CategoryCards } from './CategoryCards';
import { LatestArticles } from './LatestArticles';
import { SearchResults } from './SearchResults';
import { searchPosts } from './findArticles';
import type { PostSummary } from '../data/blogTypes';
import { ArticlesContainer } from './ArticlesContainer';
import { PostCard } from './PostCard';

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
      <Sections>
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
        <FeaturedGrid role="list">
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

const FeaturedGrid = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(10),
  [theme.from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Sections = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(10),
  paddingBlock: theme.space(6),
  [theme.from.desktop]: { gap: theme.space(24), paddingBlock: theme.space(20) },
}));

const Results = styled.div({ outline: 'none' });
