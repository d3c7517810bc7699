import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { startTransition, useOptimistic, useRef } from 'react';
import { publishedPosts } from '../data/posts';
import { BlogHero } from './BlogHero';
import { BlogNewsletter } from './BlogNewsletter';
import { CategoryCards } from './CategoryCards';
import { FeaturedArticles } from './FeaturedArticles';
import { LatestArticles } from './LatestArticles';
import { SearchResults } from './SearchResults';
import { searchPosts } from './searchPosts';

/** The blog's home: what there is to read, or what was searched for (specification §2, Blog). */
export function BlogPage() {
  const [params, setParams] = useSearchParams();
  // the URL follows in a transition; what is typed must stand in the box at once
  const [text, showText] = useOptimistic(params.get('q') ?? '');
  const searchBox = useRef<HTMLInputElement>(null);
  const posts = publishedPosts();
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
    <Page title="The Glow Journal" description="Routines, tutorials and plain-spoken reviews: reading for skin and color at an unhurried pace.">
      <BlogHero text={text} onSearch={search} inputRef={searchBox} foundCount={found?.length} />
      <Sections>
        {found ? (
          <SearchResults text={text.trim()} posts={found} onClear={clearSearch} />
        ) : (
          <>
            <CategoryCards />
            <FeaturedArticles posts={posts.filter(({ isFeatured }) => isFeatured)} />
            <LatestArticles posts={posts} showsAll={params.has('all')} onShowAll={() => setParams({ all: '1' })} />
          </>
        )}
        <BlogNewsletter />
      </Sections>
    </Page>
  );
}

const Sections = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(14),
  paddingBlock: theme.space(12),
  [theme.from.desktop]: { gap: theme.space(24), paddingBlock: theme.space(20) },
}));
